import { m } from "#app/paraglide/messages.js";
import { MAX_PASSWORD, MIN_PASSWORD, type PasswordMistake } from "#domain/identity/password-rules.ts";

const MISTAKES: Readonly<Record<PasswordMistake, () => string>> = {
  short: () => m.account_error_password_short({ min: MIN_PASSWORD }),
  long: () => m.account_error_password_long({ max: MAX_PASSWORD }),
  common: m.account_error_password_common,
};

/** Says what is wrong with a new password. */
export const passwordSentence = (mistake: PasswordMistake | undefined): string | undefined => mistake && MISTAKES[mistake]();
