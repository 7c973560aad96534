/** The person who is signed in, as guards and screens know them. */
export interface Viewer {
  readonly userId: string;
  /** Which of the person's sessions asks. */
  readonly sessionId: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userType: "patient" | "provider" | "reviewer";
  readonly isAdmin: boolean;
  /** Signing in asks for a second step besides the password. */
  readonly secondFactor: boolean;
  /** The password was given by somebody else and must be changed before anything else. */
  readonly temporaryPassword: boolean;
}
