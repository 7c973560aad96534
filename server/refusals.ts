import { refusalSentence } from "#app/components/shell/refusal-sentence.ts";
import { RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";

/** The code for programs, beside the sentence for people. */
const CODES: Readonly<Record<number, string>> = {
  400: "bad_request",
  403: "foreign_origin",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  422: "invalid",
  429: "limited",
  503: "unavailable",
};

/** Endpoints for scripts and programs always answer in JSON. */
const isProgramDoor = (path: string) => /^\/(?:[a-z]{2}\/)?(?:api|functions|rest)\//.test(path);

/** An answer without a page around it: a sentence in Spanish, and for programs its code. */
export function refuse(path: string, status: number, headers: Record<string, string> = {}): Response {
  const all = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": String(RETRY_AFTER_SECONDS) }), ...headers };
  const message = refusalSentence(status);
  if (!isProgramDoor(path)) return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...all } });
  const retry = status === 503 && { retry_after_seconds: Number(all["Retry-After"]) };
  return Response.json({ error: CODES[status] ?? "failed", message, ...retry }, { status, headers: all });
}

/**
 * What a route without a page answered. When it failed, React Router speaks of the inside, and to programs and people alike;
 * when it refused with a status alone, nobody has said anything.
 */
export async function inOurWords(path: string, answer: Response, failed: number | null): Promise<Response> {
  if (answer.status < 400 || isPage(answer)) return answer;
  if (failed !== null) return refuse(path, failed);
  const said = await answer.clone().text();
  if (said !== "" && said !== "null") return answer;
  const { "content-type": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
  return refuse(path, answer.status, headers);
}

export const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") === true;
