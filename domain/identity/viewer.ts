import type { TeamRole } from "./team-roles.ts";

/** For how long whoever signed in, or proved again that it is they, is believed to be still at their browser. */
export const BELIEVED_MINUTES = 15;

/** The person who is signed in, as guards and screens know them. */
export interface Viewer {
  readonly userId: string;
  /** The id of the session that asks. */
  readonly sessionId: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userType: "patient" | "provider" | "reviewer";
  /** The role in our own team; null for everybody else. */
  readonly teamRole: TeamRole | null;
  /** True when signing in requires a second step besides the password. */
  readonly secondFactor: boolean;
  /** True for `BELIEVED_MINUTES` after signing in or proving it again. Who finds an open browser has to prove it. */
  readonly provedRecently: boolean;
  /** True when somebody else set the password, so that it must be changed before anything else. */
  readonly temporaryPassword: boolean;
}
