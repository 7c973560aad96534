import pino from "pino";
import { withoutAddresses, withoutTokens, withoutValues } from "./log-text.ts";

/** Keys whose values never reach a log line, wherever they stand in what is logged. */
const SECRET_KEYS = [
  ...["password", "token", "secret", "secretKey", "authorization", "cookie", "set-cookie"],
  ...["email", "phone", "name", "firstName", "lastName", "message", "address", "ip"],
];

/**
 * JSON lines on standard output. Log ids and reason codes, never what a person typed and never an address somebody asked for,
 * since it may be a secret: the redaction below is the net under that rule, two levels deep. An error's own `message` passes
 * through its serialiser and is kept.
 */
export const log = pino(
  {
    base: null,
    level: "info",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: "[redacted]" },
    serializers: { err: describeError, error: describeError },
  },
  // Not pino's own destination: when nobody reads any more, that one tries to write its last lines again for ever.
  { write: (line: string) => void process.stdout.write(withoutTokens(line)) },
);
process.stdout.on("error", () => {});

/** Type, code, text and stack: an error of the database also carries `detail` and `parameters`, with values of a row in them. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const text = repeatsValues(error, code) ? withoutValues(error.message) : withoutAddresses(error.message);
  // A stack begins with the message once more.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return { type: error.name, ...(code !== undefined && { code }), text, stack: [`${error.name}: ${text}`, ...frames].join("\n") };
}

/** JSON that cannot be read, and a value that the database cannot read (its class 22), are repeated in the message. */
const repeatsValues = (error: Error, code: unknown) => error instanceof SyntaxError || (typeof code === "string" && /^22.{3}$/.test(code));
