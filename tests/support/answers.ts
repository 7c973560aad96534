import { once } from "node:events";
import net from "node:net";

// Requests to a running site, and checks of its answers.

const AT_ONCE = 6;
const SECURITY_HEADERS = [
  ...["content-security-policy", "x-content-type-options", "referrer-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy"],
];

export const missingHeaders = (has: (name: string) => boolean): string[] => SECURITY_HEADERS.filter((name) => !has(name));

/** Runs the work for a few items at a time, since the site also has to answer others. */
export async function fewAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Checks that a refusal tells people in their language what is wrong, and gives programs a code. */
export function unclear(status: number, type: string, said: string): string[] {
  if (type.startsWith("application/json")) {
    const told = JSON.parse(said) as { error?: unknown; outcome?: unknown } | null;
    return typeof (told?.error ?? told?.outcome) === "string" ? [] : [`${status} without a code: ${said.slice(0, 80)}`];
  }
  const page = type.startsWith("text/html");
  const clear = page ? /<html lang="es/.test(said) && /<h1/.test(said) && !said.includes("es nuestro") : /^[A-ZÁÉÍÓÚ¿¡].*\.$/su.test(said);
  return clear && !/Unexpected|Bad Request|Not Found/.test(said) ? [] : [`${status} is not clear: ${said.slice(0, 80)}`];
}

/** Returns the answer to these bytes. */
export async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, "localhost");
  socket.on("error", () => {});
  let said = "";
  socket.on("data", (chunk) => (said += chunk));
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return said;
}
