/**
 * The time limit for a test, a hook and any wait inside them, in milliseconds. It only ends what hangs: a busy or slow machine takes
 * many times as long as a quiet one, so no test has another time limit.
 */
export const HANGS_MS = 1_200_000;
/** A wait ends before its test, so that it can report what it waited for. */
export const WAIT_MS = HANGS_MS / 2;
