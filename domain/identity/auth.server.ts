import type { Context } from "#domain/context.ts";
import { Attempts } from "./attempts.server.ts";
import { type SecondStep, type SignInInput, type SignInOutcome, signIn, type Visit, verifySecondStep } from "./sign-in.server.ts";
import { type CookieNames, openLibrary } from "./sign-in-library.server.ts";
import type { Viewer } from "./viewer.ts";
import { viewerOfCookie } from "./viewer-queries.server.ts";

/** Signing in and out. Routes pass on the cookies that an outcome carries. */
export interface Auth {
  viewerOfCookie(cookie: string): Promise<Viewer | null>;
  signIn(visit: Visit, input: SignInInput): Promise<SignInOutcome>;
  /** After a right password, with the code of an application or a recovery code. */
  verifySecondStep(visit: Visit, step: SecondStep): Promise<SignInOutcome>;
  /** Ends this browser's session; without one it only takes the cookies away. */
  signOut(visit: Pick<Visit, "headers">): Promise<string[]>;
}

export type AuthOptions = Pick<Context, "db" | "jobs" | "keys" | "publicUrl"> & { cookies: CookieNames };

export function openAuth(options: AuthOptions): Auth {
  const { db } = options;
  const opened = { ...options, library: openLibrary(options), attempts: new Attempts() };
  return Object.freeze({
    viewerOfCookie: (cookie) => viewerOfCookie(db, cookie),
    signIn: (visit, input) => signIn(opened, visit, input),
    verifySecondStep: (visit, step) => verifySecondStep(opened, visit, step),
    async signOut({ headers }) {
      const answer = await opened.library.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  } satisfies Auth);
}
