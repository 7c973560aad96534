import type { MiddlewareFunction } from "react-router";

/**
 * The middleware of personal pages: nobody keeps them, and no other site learns their address, which may contain a token. It is not
 * «no-referrer», because then browsers would hide the origin of our own forms too.
 */
export const keepPrivate: MiddlewareFunction<Response> = async (_args, next) => {
  const answer = await next();
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.set("Referrer-Policy", "same-origin");
  return answer;
};
