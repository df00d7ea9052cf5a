/// A script that plays some games, and asks the terminal after each in what state it was left.
enum ShellRounds {
  /// DEC private modes that can be asked for; a terminal leaves unanswered what it doesn't know.
  private static let modes = [1, 7, 25, 1000, 1002, 1003, 1004, 1006, 1016, 1049, 2004, 2026, 2048]

  /// The sequence that is written once a game is over.
  static func title(_ round: Int) -> String { "\u{1B}]2;over \(round)\u{7}" }

  /// For dash: when a game is ended by SIGINT, bash would end what it is in the middle of, too. Its arguments are the
  /// folder and the program.
  static func script(_ rounds: Int) -> String {
    let queries = modes.map { #"\033[?\#($0)$p"# }.joined() + #"\033[?u\033P$qm\033\\\033[c"#
    return #"""
      set -m
      trap : INT QUIT
      files=$1 program=$2 saved=$(stty -g)
      # Answers come in parts. Only the last one has a c, and after it may come letters that were typed for the game.
      answers() {
        while part=$(dd bs=4096 count=1 2>/dev/null) && [ "$part" ]; do
          printf %s "$part"
          case $part in *c*) stty time 4 ;; esac
        done
      }
      look() {
        stty -g >"$files/$1.settings"
        stty -icanon -echo min 0 time 2
        dd bs=4096 count=1 2>/dev/null >"$files/$1.bytes"
        stty min 0 time 50
        printf '\033]2;over %s\a' $1
        printf '\#(queries)'
        answers >"$files/$1.modes"
        stty "$saved"
      }
      play() {
        "$program" play bubbles --deck georgian-letters --no-sound --home "$files" 2>"$files/$1.errors"
        status=$?
        date +%s.%N >"$files/$1.time"
        echo $status >"$files/$1.status"
        until [ -e "$files/$1.still" ]; do sleep 0.02; done
        look $1
        [ $status = 148 ] && kill -KILL %%
        clear
        echo >"$files/$1.done"
      }
      look 0
      \#((1...rounds).map { "play \($0)" }.joined(separator: "\n"))
      sleep 60
      """#
  }
}
