import { APIError } from "better-auth/api";
import type { Db } from "#platform/db/db.ts";
import { type LibraryOptions, openLibrary, type SignInLibrary } from "./sign-in-library.server.ts";
import type { Viewer } from "./viewer.ts";
import { viewerOfCookie, viewerOfToken } from "./viewer-queries.server.ts";

/** What a request says of the person who sends it. */
export interface Visit {
  /** Of the request: its cookies and its browser. */
  headers: Headers;
}

export type SignInOutcome =
  | { outcome: "signed-in"; cookies: string[]; viewer: Viewer }
  /** The password was right; a second step is asked for. */
  | { outcome: "second-step"; cookies: string[] }
  /** The same for an unknown address and for a wrong password, in the same time. */
  | { outcome: "refused" };

/** Signing in and out. Routes pass on the cookies that an outcome carries. */
export interface Auth {
  viewerOfCookie(cookie: string): Promise<Viewer | null>;
  signIn(visit: Visit, input: { email: string; password: string; ownDevice: boolean }): Promise<SignInOutcome>;
  /** Ends this browser's session; without one it only takes the cookies away. */
  signOut(visit: Visit): Promise<string[]>;
}

export function openAuth(options: LibraryOptions): Auth {
  const library = openLibrary(options);
  const { db } = options;
  return Object.freeze({
    viewerOfCookie: (cookie) => viewerOfCookie(db, cookie),
    signIn: (visit, input) => signIn(library, db, visit, input),
    signOut: (visit) => signOut(library, visit),
  } satisfies Auth);
}

async function signIn(library: SignInLibrary, db: Db, { headers }: Visit, input: Parameters<Auth["signIn"]>[1]): Promise<SignInOutcome> {
  const { email, password, ownDevice } = input;
  try {
    const { headers: answered, response } = await library.api.signInEmail({
      body: { email: email.trim().toLowerCase(), password, rememberMe: ownDevice },
      headers,
      returnHeaders: true,
    });
    const cookies = answered.getSetCookie();
    if (!("token" in response)) return { outcome: "second-step", cookies };
    const viewer = await viewerOfToken(db, response.token);
    return viewer ? { outcome: "signed-in", cookies, viewer } : { outcome: "refused" };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return { outcome: "refused" };
    throw error;
  }
}

async function signOut(library: SignInLibrary, { headers }: Visit): Promise<string[]> {
  const { headers: answered } = await library.api.signOut({ headers, returnHeaders: true });
  return answered.getSetCookie();
}
