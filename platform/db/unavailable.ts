/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's codes for sockets. */
const CODES =
  /^(08...|40001|40P01|53...|57014|57P0[1-5]|55P03|25006|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
const SENTENCES =
  /^(Connection terminated|Client was closed and is not queryable|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect)/;

/** The wait that clients are asked for. A server that restarts is back sooner. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Returns true when an error means that the database is unavailable (stopped, restarting, full, unreachable, hanging, too
 * slow, or busy with others who wait for each other) and not a bug of ours. The same request may then succeed in a moment, so the answer is 503 with Retry-After, not 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, errors } = cause as { code?: unknown; errors?: unknown };
    if ((typeof code === "string" && CODES.test(code) && comesFromSocketOrServer(cause)) || SENTENCES.test(cause.message)) return true;
    if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true; // a host with several addresses
  }
  return false;
}

/** Tells the ENOENT of a missing socket from that of a missing file. */
const comesFromSocketOrServer = (error: Error & { code?: string; syscall?: string }) =>
  error.code !== "ENOENT" || error.syscall === "connect";
