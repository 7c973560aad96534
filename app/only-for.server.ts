import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { Viewer } from "#domain/identity/viewer.ts";
import { requireSignedIn, requireTeam, requireType } from "./guards.server.ts";
import { keepPrivate } from "./keep-private.server.ts";

/** The middleware of pages behind a guard: only people with the right come in, and nobody keeps or lists what they see. */
const behind =
  (guard: (context: Readonly<RouterContextProvider>, request: Request) => Viewer): MiddlewareFunction<Response> =>
  async (args, next) => {
    const { context, request } = args;
    guard(context, request);
    const answer = await keepPrivate(args, next);
    answer?.headers.set("X-Robots-Tag", "noindex");
    return answer;
  };

export const onlyFor = (userType: Viewer["userType"]) => behind((context, request) => requireType(context, userType, request));

export const onlyForTeam = behind(requireTeam);

/** For everybody who has signed in, whatever their role. */
export const onlySignedIn = behind(requireSignedIn);
