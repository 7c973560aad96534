/**
 * How long a test, a hook and any wait inside them may take, in milliseconds. It only ends what hangs: a busy or slow machine takes
 * many times as long as a quiet one, so that no other limit of time stands in a test.
 */
export const HANGS_MS = 1_200_000;
/** A wait ends before its test, so that it says what it waited for. */
export const WAIT_MS = HANGS_MS / 2;
