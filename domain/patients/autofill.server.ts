import type { Context } from "#domain/context.ts";
import type { KnownAnswers } from "./autofill.ts";
import type { PreferredContact } from "./patient.ts";
import { healthOf, settingsOf } from "./patient-queries.server.ts";

const METHODS: Record<PreferredContact, NonNullable<KnownAnswers["metodoContacto"]>> = {
  whatsapp: "whatsapp",
  phone: "telefono",
  email: "email",
};

/** Returns what a patient need not type again: name, contact data, year of birth. It never includes their history. */
export async function knownAnswers({ db, keys }: Pick<Context, "db" | "keys">, userId: string): Promise<KnownAnswers> {
  const [profile, { birthYear }, { preferredContact }] = await Promise.all([
    db
      .selectFrom("profiles")
      .select(["first_name", "last_name", "email", "phone", "country"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
    healthOf({ db, keys }, userId),
    settingsOf(db, userId),
  ]);
  return {
    nombre: profile?.first_name ?? "",
    apellido: profile?.last_name ?? "",
    email: profile?.email ?? "",
    telefono: profile?.phone ?? "",
    pais: profile?.country ?? "",
    anoNacimiento: birthYear === null ? "" : String(birthYear),
    ...(preferredContact && { metodoContacto: METHODS[preferredContact] }),
  };
}
