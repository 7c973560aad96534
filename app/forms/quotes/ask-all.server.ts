import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import type { Context } from "#domain/context.ts";
import type { QuotedCenter, QuotesForService } from "#domain/quotes/patient-quotes.server.ts";
import type { Party } from "#domain/threads/party.server.ts";
import { MESSAGE_RULE } from "#domain/threads/thread.ts";
import { type WriteToAllOutcome, writeToAll } from "#domain/threads/write-to-all.server.ts";
import { m } from "#messages/m.ts";
import { type AskedAll, askAllId } from "./asked-all.ts";

/** A key for one drawing of the form: sending it twice asks once. */
export const newAct = (): string => randomUUID();

interface Asking {
  ctx: Context;
  form: PostedFields;
  groups: readonly QuotesForService[];
  /** Returns the patient in the thread with a center. */
  partyWith: (center: QuotedCenter) => Promise<Party | null>;
  /** The page of the quotes. */
  path: string;
}

/** Sends one question to every chosen center of a treatment, each in its own thread. */
export async function askAll({ ctx, form, groups, partyWith, path }: Asking) {
  const service = textOf(form, "servicio");
  const text = textOf(form, "mensaje");
  const chosen = [form.centro ?? []].flat().map(String);
  const centers = groups.find((group) => (group.service?.id ?? "") === service)?.centers ?? [];
  const asked = centers.filter(({ id, hasContact }) => hasContact && chosen.includes(id));
  const refused = (error: string, status: number) => data({ service, typed: text, chosen, error } satisfies AskedAll, { status });
  if (chosen.length === 0) return refused(m.quotes_all_error_nobody(), 422);
  if (asked.length < new Set(chosen).size) return refused(m.quotes_all_error_gone(), 409);
  const parties = await Promise.all(asked.map(partyWith));
  const known = parties.filter((party) => party !== null);
  const result = known.length === asked.length ? await writeToAll(ctx, known, { text, key: textOf(form, "acto") }) : closed;
  if (result.outcome === "sent") {
    const told = new URLSearchParams({ preguntado: String(asked.length), ...(service && { servicio: service }) });
    throw redirect(`${href(path)}?${told}#${askAllId(service, groups)}`, { status: 303 });
  }
  const { error, status } = refusalOf(result);
  return refused(error, status);
}

const closed: WriteToAllOutcome = { outcome: "closed" };

function refusalOf(result: Exclude<WriteToAllOutcome, { outcome: "sent" }>): { error: string; status: number } {
  switch (result.outcome) {
    case "closed":
      return { error: m.quotes_all_error_gone(), status: 409 };
    case "limited":
      return { error: m.threads_error_limited({ minutes: Math.ceil(result.seconds / 60) }), status: 429 };
    case "invalid":
      if (result.code === "required") return { error: m.threads_error_required(), status: 422 };
      return {
        error: result.code === "too-long" ? m.threads_error_too_long({ max: MESSAGE_RULE.maxLength }) : m.threads_error_invalid(),
        status: 422,
      };
  }
}
