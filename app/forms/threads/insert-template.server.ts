import type { Context } from "#domain/context.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { ownPrices } from "#domain/listing/prices.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import type { Party } from "#domain/threads/party.server.ts";
import { fillMarks, joined, type MarkValues, marksIn } from "#domain/threads/reply-template.ts";
import { templatesOf } from "#domain/threads/reply-templates.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { formatUsd } from "#platform/money.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/** The prefix of the button that inserts a saved reply; its place follows. */
const INSERTS = "plantilla-";

/** What a center may see of the request that it answers. The name is null until it has opened it. */
export interface Answered {
  readonly firstName: string | null;
  readonly service: { readonly id: string; readonly name: string } | null;
  readonly city: string | null;
  readonly center: { readonly id: string; readonly name: string };
}

/** Returns what somebody has typed with a saved reply after it, filled with what the center knows; null when there is no such reply. */
export async function withTemplate(
  db: Db,
  { act, typed, about, viewer }: { act: string; typed: string; about: Answered; viewer: Pick<Viewer, "firstName" | "lastName"> },
): Promise<string | null> {
  const templates = await templatesOf(db, about.center.id);
  const chosen = templates.find(({ place }) => act === `${INSERTS}${place}`);
  return chosen ? joined(typed, fillMarks(chosen.body, await valuesOf(db, about, viewer))) : null;
}

/**
 * Returns what a center has typed on a request with a saved reply after it, and which marks are left; null when there is no such reply, or
 * it does not see the request.
 */
export async function insertedInto(
  ctx: Pick<Context, "db" | "keys">,
  party: Party,
  { act, typed, viewer }: { act: string; typed: string; viewer: Pick<Viewer, "firstName" | "lastName"> },
): Promise<ThreadAnswer | null> {
  const thread = party.side === "center" ? await readThread(ctx, party) : null;
  if (!thread) return null;
  const { service, city, offerId, providerId: id, isContactOpen } = thread;
  const opened = isContactOpen ? await openedRequest(ctx, id, offerId) : null;
  const about = { firstName: opened?.person.form.nombre ?? null, service, city, center: { id, name: thread.center.name } };
  const filled = await withTemplate(ctx.db, { act, typed, about, viewer });
  return filled === null ? null : { typed: filled, error: marksLeft(filled) ?? undefined };
}

/** Returns the sentence that names the marks that nothing has filled; null when there is none, so that nobody reads a brace. */
export function marksLeft(text: string): string | null {
  const { known } = marksIn(text);
  return known.length > 0 ? m.threads_error_marks({ marks: known.map((mark) => `{${mark}}`).join(", ") }) : null;
}

async function valuesOf(
  db: Db,
  { firstName, service, city, center }: Answered,
  viewer: Pick<Viewer, "firstName" | "lastName">,
): Promise<MarkValues> {
  const line = service && mainLineOf(service.id);
  const price = line ? (await ownPrices(db, center.id)).find(({ lineId }) => lineId === line) : undefined;
  const isTold = price && price.amountCents !== null && (price.state === "current" || price.state === "stale");
  return {
    nombre: firstName,
    tratamiento: service?.name ?? null,
    precio_desde: isTold ? formatUsd(price.amountCents!) : null,
    ciudad: city,
    centro: center.name,
    firma: [viewer.firstName, viewer.lastName].filter(Boolean).join(" ") || null,
  };
}
