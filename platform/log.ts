import pino from "pino";
import { requestId } from "#platform/request-id.ts";
import { withoutAddresses, withoutTokens, withoutValues } from "./log-text.ts";

/** Keys whose values are redacted, wherever they occur in a logged object. */
const SECRET_KEYS = [
  ...["password", "token", "secret", "secretKey", "authorization", "cookie", "set-cookie"],
  ...["email", "phone", "name", "firstName", "lastName", "message", "address", "ip"],
];

/**
 * Writes JSON lines to standard output. Log ids and reason codes, never what a person typed and never a requested address, which
 * may be a secret. The redaction below is a safety net for that rule, two levels deep. An error's own `message` passes through
 * its serialiser and is kept.
 */
export const log = pino(
  {
    base: null,
    level: "info",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // Adds the id of the request, also to what its jobs log.
    mixin: () => {
      const request = requestId();
      return request === undefined ? {} : { request };
    },
    redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: "[redacted]" },
    serializers: { err: describeError, error: describeError },
  },
  // This replaces pino's own destination, which tries to write its last lines for ever when nobody reads any more.
  { write: (line: string) => void process.stdout.write(withoutTokens(line)) },
);
process.stdout.on("error", () => {});

/** Picks type, code, message and stack. An error of the database also has `detail` and `parameters`, which hold values of a row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const text = repeatsValues(error, code) ? withoutValues(error.message) : withoutAddresses(error.message);
  // A stack begins by repeating the message.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return { type: error.name, ...(code !== undefined && { code }), text, stack: [`${error.name}: ${text}`, ...frames].join("\n") };
}

/** True for invalid JSON and for values that the database cannot read (its class 22), since their messages quote the value. */
const repeatsValues = (error: Error, code: unknown) => error instanceof SyntaxError || (typeof code === "string" && /^22.{3}$/.test(code));
