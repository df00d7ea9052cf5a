import Testing

/// The built program in a real terminal. One test after the other: a script that one writes can't be run while another
/// starts a program, which would hold it open. `make test` runs some suites beside others, in processes of their own.
@Suite(.serialized) struct EndToEnd {}
