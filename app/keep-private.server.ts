import type { MiddlewareFunction } from "react-router";

/**
 * The middleware of pages that are somebody's own: nobody keeps them, and no other site learns their address, which may hold a
 * token. Not «no-referrer», with which browsers hide the origin of our own forms too.
 */
export const keepPrivate: MiddlewareFunction<Response> = async (_args, next) => {
  const answer = await next();
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.set("Referrer-Policy", "same-origin");
  return answer;
};
