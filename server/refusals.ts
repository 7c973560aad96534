import { refusalSentence } from "#app/forms/refusal-sentence.ts";
import { RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";

/** The codes for programs, beside the sentence for people. */
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

/** Returns whether an endpoint is for scripts and programs, which always get JSON. */
const isForPrograms = (path: string) => /^\/(?:[a-z]{2}\/)?(?:api|functions|rest)\//.test(path);

/** Makes an answer that is not a page: a sentence in Spanish and, for programs, also a code. */
export function refuse(path: string, status: number, headers: Record<string, string> = {}): Response {
  const all = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": String(RETRY_AFTER_SECONDS) }), ...headers };
  const message = refusalSentence(status);
  if (!isForPrograms(path)) return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...all } });
  const retry = status === 503 && { retry_after_seconds: Number(all["Retry-After"]) };
  return Response.json({ error: CODES[status] ?? "failed", message, ...retry }, { status, headers: all });
}

/**
 * Replaces the error answers of routes that have no page. React Router's own answer to a failure shows internals, and a bare status
 * explains nothing.
 */
export async function explainRefusal(path: string, answer: Response, failed: number | null): Promise<Response> {
  if (answer.status < 400 || isPage(answer)) return answer;
  if (failed !== null) return refuse(path, failed);
  const said = await answer.clone().text();
  if (said !== "" && said !== "null") return answer;
  const { "content-type": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
  return refuse(path, answer.status, headers);
}

export const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") === true;
