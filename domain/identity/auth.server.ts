import type { Context } from "#domain/context.ts";
import type { PasswordRefusal } from "./prove-password.server.ts";
import {
  type Opened,
  type SecondStep,
  type SecondStepOutcome,
  type SignInInput,
  type SignInOutcome,
  signIn,
  type Visit,
  verifySecondStep,
} from "./sign-in.server.ts";
import { type CookieNames, openLibrary } from "./sign-in-library.server.ts";
import type { Viewer } from "./viewer.ts";
import { viewerOfCookie, viewerWithProfile } from "./viewer-queries.server.ts";
import * as ways from "./ways-in.server.ts";

/** The part of a request that the library reads: its cookies. */
type Own = Pick<Visit, "headers">;

/** Signing in and out, and the management of ways to sign in. Routes pass on the cookies of an outcome. */
export interface Auth {
  viewerOfCookie(cookie: string): Promise<Viewer | null>;
  /** Returns the viewer, after creating a missing profile. */
  viewerWithProfile(cookie: string): Promise<Viewer | null>;
  signIn(visit: Visit, input: SignInInput): Promise<SignInOutcome>;
  /** Finishes a sign-in after a right password, with the code of an application or a recovery code. */
  verifySecondStep(visit: Visit, step: SecondStep): Promise<SecondStepOutcome>;
  /** Ends this browser's session, and removes the cookies in any case. */
  signOut(visit: Own): Promise<string[]>;
  enrolSecondFactor(visit: Own, viewer: Viewer, password: string, site: string): Promise<ways.EnrolmentOutcome>;
  confirmSecondFactor(visit: Own, viewer: Viewer, code: string): Promise<ways.CodeOutcome>;
  disableSecondFactor(visit: Own, viewer: Viewer, password: string): Promise<{ outcome: "off"; cookies: string[] } | PasswordRefusal>;
  /** Asks somebody who is signed in for the code of their application again, or for the password of an account without one. */
  proveAgain(visit: Own, viewer: Viewer, typed: string): Promise<ways.ProofOutcome>;
  askForNewPasskey(visit: Own, site: string): Promise<ways.PasskeyQuestion | null>;
  addPasskey(visit: Own, viewer: Viewer, response: unknown, name: string): Promise<boolean>;
  removePasskey(visit: Own, viewer: Viewer, id: string): Promise<boolean>;
  /** Returns null for an address that has asked too often. */
  askForPasskey(visit: Visit): Promise<ways.PasskeyQuestion | null>;
  signInWithPasskey(visit: Visit, response: Record<string, unknown>): Promise<SignInOutcome>;
}

export type AuthOptions = Pick<Context, "db" | "jobs" | "keys" | "publicUrl"> & { cookies: CookieNames };

export function openAuth(options: AuthOptions): Auth {
  const opened: Opened = { ...options, library: openLibrary(options) };
  return Object.freeze({
    viewerOfCookie: (cookie) => viewerOfCookie(options.db, cookie),
    viewerWithProfile: (cookie) => viewerWithProfile(options.db, cookie),
    signIn: (visit, input) => signIn(opened, visit, input),
    verifySecondStep: (visit, step) => verifySecondStep(opened, visit, step),
    async signOut({ headers }) {
      const answer = await opened.library.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    enrolSecondFactor: (visit, viewer, password, site) => ways.enrolSecondFactor(opened, visit, viewer, password, site),
    confirmSecondFactor: (visit, viewer, code) => ways.confirmSecondFactor(opened, visit, viewer, code),
    disableSecondFactor: (visit, viewer, password) => ways.disableSecondFactor(opened, visit, viewer, password),
    proveAgain: (visit, viewer, typed) => ways.proveAgain(opened, visit, viewer, typed),
    askForNewPasskey: (visit, site) => ways.askForNewPasskey(opened, visit, site),
    addPasskey: (visit, viewer, response, name) => ways.addPasskey(opened, visit, viewer, response, name),
    removePasskey: (visit, viewer, id) => ways.removePasskey(opened, visit, viewer, id),
    askForPasskey: (visit) => ways.askForPasskey(opened, visit),
    signInWithPasskey: (visit, response) => ways.signInWithPasskey(opened, visit, response),
  } satisfies Auth);
}
