/** https://www.postgresql.org/docs/current/errcodes-appendix.html, and what Node says about sockets. */
const CODES =
  /^(08...|53...|57014|57P0[1-5]|55P03|25006|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
const SENTENCES =
  /^(Connection terminated|Client was closed and is not queryable|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect)/;

/** What to tell who asks meanwhile: a server that restarts is back in less. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Is this error the database's absence (stopped, restarting, out of room, unreachable, hanging, too slow) rather than a fault of ours? Then
 * the same request may succeed in a moment: 503 with Retry-After, not 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, errors } = cause as { code?: unknown; errors?: unknown };
    if ((typeof code === "string" && CODES.test(code) && comesFromSocketOrServer(cause)) || SENTENCES.test(cause.message)) return true;
    if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true; // a host with several addresses
  }
  return false;
}

/** ENOENT of a missing file is another matter than that of a missing socket. */
const comesFromSocketOrServer = (error: Error & { code?: string; syscall?: string }) =>
  error.code !== "ENOENT" || error.syscall === "connect";
