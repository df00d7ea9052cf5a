import Testing

/// The built program in a real terminal. One test after the other: they watch the clock, and the processor.
@Suite(.serialized) struct EndToEnd {}
