// Usage: CrashHelper LOG DEATH. Shows a scene that logs its input to the file LOG, ends at q, and dies at d
// in the way DEATH.
helper()
