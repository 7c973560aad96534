import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { PROFESSIONS, type Profession, REVIEWER_LENGTHS, type Reviewer } from "#domain/reviewers/reviewer.ts";

export type InvitationField = "name" | "profession" | "specialty" | "licence" | "email";
export type TypedInvitation = Readonly<Record<InvitationField, string>>;

/** Reads the person that an administrator invites to review; `wrong` names what to correct. */
export function readInvitation(
  form: PostedFields,
): { ok: true; invitation: Reviewer & { email: string } } | { ok: false; typed: TypedInvitation; wrong: InvitationField[] } {
  const plain = (name: string) => textOf(form, name).trim();
  const typed = {
    name: plain("nombre"),
    profession: plain("profesion"),
    specialty: plain("especialidad"),
    licence: plain("matricula"),
    email: plain("correo").toLowerCase(),
  };
  const fits = (value: string, min: number, max: number) => value.length >= min && value.length <= max;
  const profession = PROFESSIONS.find((one) => one === typed.profession);
  const wrong: InvitationField[] = [];
  if (!fits(typed.name, 3, REVIEWER_LENGTHS.name)) wrong.push("name");
  if (!profession) wrong.push("profession");
  if (!fits(typed.specialty, 2, REVIEWER_LENGTHS.specialty)) wrong.push("specialty");
  if (!fits(typed.licence, 2, REVIEWER_LENGTHS.licence)) wrong.push("licence");
  if (typed.email.length > REVIEWER_LENGTHS.email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) wrong.push("email");
  if (wrong.length > 0) return { ok: false, typed, wrong };
  return { ok: true, invitation: { ...typed, profession: profession as Profession } };
}
