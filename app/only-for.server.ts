import type { MiddlewareFunction } from "react-router";
import type { Viewer } from "#domain/identity/viewer.ts";
import { requireType } from "./guards.server.ts";

/** The middleware of a dashboard: its people come in, and nobody keeps or lists what they are shown. */
export const onlyFor =
  (userType: Viewer["userType"]): MiddlewareFunction<Response> =>
  async ({ context }, next) => {
    requireType(context, userType);
    const answer = await next();
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("Referrer-Policy", "same-origin");
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
  };
