import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { PasswordMistake } from "#domain/identity/password-rules.ts";
import { PROVIDER_TYPES, type ProviderType, type Registration } from "#domain/identity/registration.ts";
import { isEmail } from "./email.ts";
import { mistakeIn } from "./new-password.server.ts";

/** The typed values, without the password. */
export interface RegisterValues {
  kind: "patient" | "provider" | "";
  firstName: string;
  lastName: string;
  email: string;
  profileType: string;
  profileName: string;
  city: string;
  services: readonly string[];
  terms: boolean;
  /** True when mails to the patient should have subjects that say nothing. */
  discreet: boolean;
}

export type RegisterErrors = Partial<Record<Exclude<keyof RegisterValues, never>, "empty" | "long" | "invalid">> & {
  password?: PasswordMistake;
};

/** The available choices. */
export interface RegisterChoices {
  cities: readonly string[];
  services: readonly { id: string }[];
}

const MAX_NAME = 100;
const MAX_PROFILE_NAME = 160;

export function readRegistration(
  fields: PostedFields,
  choices: RegisterChoices,
): { values: RegisterValues; errors: RegisterErrors; registration: Registration } {
  const text = (name: string) => textOf(fields, name).trim();
  const kind = (["patient", "provider"] as const).find((known) => known === text("cuenta")) ?? "";
  const posted = fields.servicios ?? [];
  const values: RegisterValues = {
    kind,
    firstName: text("nombre"),
    lastName: text("apellido"),
    email: text("email"),
    profileType: text("tipo"),
    profileName: text("perfil"),
    city: text("ciudad"),
    services: choices.services.map(({ id }) => id).filter((id) => (typeof posted === "string" ? [posted] : posted).includes(id)),
    terms: text("terminos") !== "",
    discreet: kind === "patient" && text("discreto") !== "",
  };
  const password = textOf(fields, "password");
  const errors: RegisterErrors = {};
  if (kind === "") errors.kind = "empty";
  for (const name of ["firstName", "lastName"] as const) errors[name] = lengthError(values[name], MAX_NAME);
  if (!isEmail(values.email)) errors.email = "invalid";
  const mistake = mistakeIn(password, [values.email, values.firstName, values.lastName]);
  if (mistake) errors.password = mistake;
  if (!values.terms) errors.terms = "empty";
  if (kind === "provider") {
    if (!isProviderType(values.profileType)) errors.profileType = "empty";
    errors.profileName = lengthError(values.profileName, MAX_PROFILE_NAME);
    if (values.city !== "" && !choices.cities.includes(values.city)) errors.city = "invalid";
    if (values.services.length === 0) errors.services = "empty";
  }
  const { firstName, lastName } = values;
  const registration = { email: values.email.toLowerCase(), password, firstName, lastName, ...(kind === "provider" && providerOf(values)) };
  return { values, errors: withoutEmpty(errors), registration };
}

const isProviderType = (text: string): text is ProviderType => (PROVIDER_TYPES as readonly string[]).includes(text);

const providerOf = ({ profileType, profileName, city, services }: RegisterValues) => ({
  provider: { type: profileType as ProviderType, name: profileName, city: city || null, services },
});

const lengthError = (text: string, max: number) => (text === "" ? "empty" : text.length > max || /\p{Cc}/u.test(text) ? "long" : undefined);

const withoutEmpty = (errors: RegisterErrors): RegisterErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined));
