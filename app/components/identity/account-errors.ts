import { MAX_PASSWORD, MIN_PASSWORD, type PasswordMistake } from "#domain/identity/password-rules.ts";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import type { CodeOutcome, RefusedProof } from "#domain/identity/ways-in.server.ts";
import { m } from "#messages/m.ts";

const MISTAKES: Readonly<Record<PasswordMistake, () => string>> = {
  short: () => m.identity_error_password_short({ min: MIN_PASSWORD }),
  long: () => m.identity_error_password_long({ max: MAX_PASSWORD }),
  common: m.identity_error_password_common,
};

/** Says what is wrong with a new password. */
export const passwordSentence = (mistake: PasswordMistake | undefined): string | undefined => mistake && MISTAKES[mistake]();

export type CodeRefusal = Exclude<CodeOutcome, { outcome: "on" }>;

type Limited = Extract<PasswordRefusal, { outcome: "limited" }>;

const limitedSentence = ({ retryAfterSeconds }: Limited) => m.identity_own_limited({ minutes: Math.ceil(retryAfterSeconds / 60) });

/** Says why a signed-in person's present password was refused. */
export const refusalSentence = (refusal: PasswordRefusal | undefined, wrong = m.identity_password_wrong): string | undefined =>
  refusal && (refusal.outcome === "limited" ? limitedSentence(refusal) : wrong());

/** Says why a code was refused. */
export const codeSentence = (refusal: CodeRefusal | undefined): string | undefined =>
  refusal && (refusal.outcome === "limited" ? limitedSentence(refusal) : m.identity_step_wrong());

/** Says why a proof before a grave act was refused. */
export function proofSentence(refused: RefusedProof, secondFactor: boolean): string | undefined {
  if (refused.outcome === "missing") return secondFactor ? m.identity_proof_code_missing() : m.identity_proof_password_missing();
  return refused.outcome === "wrong-code" ? codeSentence(refused) : refusalSentence(refused);
}
