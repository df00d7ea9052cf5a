/// Which errors each system call can give, and which calls are left alone.
enum CallErrors {
  /// The errors of a call; none if it is exempt.
  static func of(_ call: String) -> [String] {
    if exempt.contains(call) { return [] }
    return table.first { $0.calls.contains(call) }?.errors ?? ["EIO"]
  }

  /// Calls that are never made to fail.
  private static let exempt = Set(
    [
      // It would be the first one of all, which starts the program.
      "execve",
      // They can't fail, or don't return.
      "exit exit_group rt_sigreturn getpid gettid getppid getuid geteuid getgid getegid getpgrp",
      "sched_yield alarm umask clock_gettime time",
      // They only fail if their arguments are wrong.
      "rt_sigprocmask rt_sigaction sigaltstack uname sysinfo getrusage times getpgid getsid",
      "sched_getaffinity prlimit64",
      // The C library makes them before the program runs.
      "arch_prctl set_tid_address set_robust_list rseq",
      // By this one the kernel goes on after a signal.
      "restart_syscall",
      // It says that there is no memory by the old address, which strace can't.
      "brk",
      // It releases the descriptor even if it fails, which strace's doesn't.
      "close",
      // The C library aborts at errors that the kernel doesn't give, as of waking.
      "futex",
    ].flatMap { $0.split(separator: " ").map(String.init) })

  /// Calls for memory: Swift ends the program with a trap when there is none, and no code of ours can say so first.
  static let memory: Set = ["mmap", "mremap", "mprotect", "munmap", "madvise"]

  private static let table: [(calls: Set<String>, errors: [String])] = [
    (["open", "openat"], ["EACCES", "EMFILE", "ENOSPC", "EINTR"]),
    (["read", "pread64", "readv"], ["EIO", "EINTR"]),
    (["write", "pwrite64", "writev"], ["EIO", "ENOSPC", "EINTR", "EAGAIN"]),
    (["fsync", "fdatasync", "ftruncate", "fallocate"], ["EIO", "ENOSPC"]),
    (
      ["rename", "renameat", "renameat2", "link", "linkat", "symlink", "mkdir", "mkdirat"],
      ["EACCES", "ENOSPC"]
    ),
    (
      ["unlink", "unlinkat", "rmdir", "chmod", "fchmod", "fchmodat", "fchown", "utimensat"],
      ["EACCES", "EIO"]
    ),
    (["clone", "clone3", "fork", "vfork"], ["EAGAIN", "ENOMEM"]),
    (["poll", "ppoll", "select", "pselect6", "epoll_wait", "epoll_pwait"], ["EINTR", "ENOMEM"]),
    (["ioctl"], ["EIO", "EINTR"]),
    (
      ["wait4", "waitid", "nanosleep", "clock_nanosleep", "rt_sigsuspend", "rt_sigtimedwait"],
      ["EINTR"]
    ),
    (
      ["stat", "fstat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2"],
      ["EACCES", "EIO"]
    ),
    (["readlink", "readlinkat", "getdents64", "getcwd", "chdir", "lseek", "fadvise64"], ["EACCES", "EIO"]),
    (["flock", "fcntl"], ["EINTR", "ENOLCK"]),
    (
      ["pipe", "pipe2", "socket", "socketpair", "dup", "dup2", "dup3", "epoll_create1", "eventfd2"],
      ["EMFILE"]
    ),
    (["memfd_create", "timerfd_create", "signalfd4", "inotify_init1"], ["EMFILE"]),
    (["timer_create", "timer_settime", "setitimer"], ["EAGAIN"]),
    (["kill", "tgkill", "tkill", "setpgid", "setsid", "prctl", "statfs", "fstatfs"], ["EPERM"]),
    (["getrandom"], ["EINTR", "EAGAIN"]),
    (memory, ["ENOMEM"]),
  ]
}

/// One call that fails: the n-th of this name in every process and thread that makes so many, as strace counts.
struct CallFault: Hashable, Sendable, CustomStringConvertible {
  let call: String
  let error: String
  let number: Int

  var description: String { "\(call):error=\(error):when=\(number)" }
}
