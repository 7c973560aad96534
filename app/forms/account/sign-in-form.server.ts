import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";

interface SignInForm {
  email: string;
  password: string;
  ownDevice: boolean;
}

interface SignInErrors {
  email?: "invalid";
  password?: "empty";
}

/** A refused sign-in, with everything needed to draw its form again, but for the password. */
export interface RefusedSignIn {
  values: Pick<SignInForm, "email" | "ownDevice">;
  errors: SignInErrors;
  refusal: "credentials" | null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function readSignIn(fields: PostedFields): { form: SignInForm; errors: SignInErrors } {
  const form = { email: textOf(fields, "email").trim(), password: textOf(fields, "password"), ownDevice: textOf(fields, "propio") !== "" };
  const errors: SignInErrors = {};
  if (!EMAIL.test(form.email) || form.email.length > 254) errors.email = "invalid";
  if (form.password === "") errors.password = "empty";
  return { form, errors };
}
