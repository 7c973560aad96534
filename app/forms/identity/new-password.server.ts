import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { isCommonPassword } from "#domain/identity/common-passwords.server.ts";
import { type PasswordMistake, passwordMistake } from "#domain/identity/password-rules.ts";

/** Reads a new password from a form. `own` are publicly known words about the person. */
export async function readNewPassword(
  request: Request,
  own: readonly (string | null)[],
): Promise<{ password: string; mistake: PasswordMistake | null }> {
  const password = textOf(await readForm(request), "password");
  return { password, mistake: mistakeIn(password, own) };
}

export function mistakeIn(password: string, own: readonly (string | null)[]): PasswordMistake | null {
  const words = own.filter((word) => word !== null);
  return passwordMistake(password, (given) => isCommonPassword(given, words));
}
