import { sql } from "kysely";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { EMPTY_LEAD_FORM, type LeadForm } from "#domain/leads/lead-form-fields.ts";
import { type SubmitLeadInput, submitLead } from "#domain/leads/submit-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { settleWithdrawn } from "#domain/offers/settle-withdrawn.server.ts";

export const words: ConsentWords = {
  version: "test-1",
  send: (center) => `Acepto que Cuna envíe esta solicitud a ${center ?? "su equipo"}.`,
  proposed: (center) => `Acepto que Cuna envíe esta solicitud a: ${center}`,
  newsletter: "Quiero recibir guías.",
};

/** A valid request. `person` makes one of a new person at each call. */
export const maria: LeadForm = {
  ...EMPTY_LEAD_FORM,
  nombre: "María",
  apellido: "Rosario",
  anoNacimiento: "1989",
  genero: "femenino",
  email: "maria.rosario@correo.example",
  telefono: "+1 809 555 0147",
  estado: "pareja-femenina",
  tratamiento: "FIV",
  mensaje: "Me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.",
  consentimiento: true,
};

let people = 0;
export function person(change: Partial<LeadForm> = {}): LeadForm {
  people++;
  return { ...maria, email: `persona${people}@correo.example`, telefono: `+1 809 555 ${String(1000 + people)}`, ...change };
}

/** Adds a published center, open Monday to Friday from 8:00 to 17:00. */
export async function addCenter(
  ctx: Context,
  slug: string,
  change: Record<string, unknown> = {},
): Promise<{ id: string; slug: string; name: string }> {
  const name = `Centro ${slug}`;
  const { id } = await ctx.db
    .insertInto("provider_profiles")
    .values({
      slug,
      provider_type: "clinic",
      clinic_name: name,
      city: "Santiago",
      services_offered: ["fiv", "icsi"],
      languages_spoken: ["es"],
      email: `citas@${slug}.example`,
      verification_status: "published",
      claimed: true,
      ...change,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, slug, name };
}

/** Adds two centers, which Amaranta and Yadira manage, one each. */
export async function addTwoManaged(ctx: Context) {
  const centers = [await addCenter(ctx, "uno"), await addCenter(ctx, "dos")] as const;
  const owners = [idOfPerson("amaranta"), idOfPerson("yadira")];
  const accounts = centers.map(({ id }, index) => ({ user_id: owners[index]!, provider_id: id, role: "owner" }));
  await ctx.db.insertInto("provider_accounts").values(accounts).execute();
  return centers;
}

export function submission(input: Partial<SubmitLeadInput>): SubmitLeadInput {
  return {
    form: person(),
    variant: "dialog",
    evidence: { ip: `198.51.100.${people % 250}`, userAgent: "test", pageUrl: "https://cuna.test/centros" },
    words,
    ...input,
  };
}

export async function submitted(ctx: Context, input: Partial<SubmitLeadInput>): Promise<{ leadId: string; number: string }> {
  const result = await submitLead(ctx, submission(input));
  if (result.outcome !== "accepted") throw new Error(`not accepted: ${JSON.stringify(result)}`);
  return result;
}

/** Submits a request and routes it as the worker would. */
export async function routed(ctx: Context, input: Partial<SubmitLeadInput>): Promise<{ leadId: string; number: string }> {
  const lead = await submitted(ctx, input);
  await routeLead(ctx, { leadId: lead.leadId, round: 1 });
  return lead;
}

/** Lets the minute pass in which a patient may undo a withdrawal, so that it is settled next: of one request, or of all. */
export async function minutePasses(db: Context["db"], leadId?: string): Promise<void> {
  const due = db.updateTable("offers").set({ withdrawal_due: sql`now()` }).where("withdrawal_due", "is not", null);
  await (leadId === undefined ? due : due.where("lead_id", "=", leadId)).execute();
}

/** Settles what was withdrawn, as the worker does when the minute is over. */
export async function settleAMinuteLater(ctx: Context): Promise<void> {
  await minutePasses(ctx.db);
  await settleWithdrawn(ctx);
}
