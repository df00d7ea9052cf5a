extension VoiceTake {
  /// What a program has said, as if it had been recorded: at the same rate, without silence around it, as loud as a recording.
  package init(spoken: Samples) {
    var meter = VoiceMeter()
    meter.take(spoken.resampled(to: VoiceMeter.rate).values)
    self.init(meter)
  }
}
