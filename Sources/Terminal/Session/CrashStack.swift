import CTerminal

/// Runs the body with a stack for signal handlers on this thread, so that the terminal comes back even when
/// the thread's own stack overflows. The run loop's thread has one without this.
package func withCrashStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let stack = terminal_add_stack()
  defer { terminal_drop_stack(stack) }
  return try body()
}
