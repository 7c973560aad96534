import { leaveToOpen as leaveToOpenGuest } from "#domain/consultations/guest-access.ts";
import { type SealedGuest, unsealGuest } from "#domain/consultations/sealed-guest.server.ts";
import type { Context } from "#domain/context.ts";
import type { MessageKind } from "#domain/inbox/message.ts";
import { leaveToOpen as leaveToOpenMessage } from "#domain/inbox/message-access.ts";
import { unsealMessage } from "#domain/inbox/sealed-message.server.ts";
import { leaveToOpen as leaveToOpenLead } from "#domain/leads/lead-access.ts";
import { unsealLeads } from "#domain/leads/sealed-lead.server.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { phoneDigest } from "#domain/submissions/same-person.ts";
import { type FoundKind, type SubjectDigests, storeDigests, undigestedSubjects } from "#domain/vault/subject-digests.server.ts";
import { keyedDigest } from "#platform/keys.ts";
import { foldedName } from "./lookup.ts";

type Reads = Pick<Context, "db" | "keys">;
type Read = Omit<SubjectDigests, "kind">;

const BATCH = 500;

/** Returns the digest by which everybody of this name is found. */
export const nameDigest = (keys: Context["keys"], name: string): Buffer => keyedDigest(keys, "person-name", foldedName(name));

const READERS: Readonly<Record<FoundKind, (ctx: Reads, ids: readonly string[]) => Promise<Read[]>>> = {
  lead: readLeads,
  message: readMessages,
  guest: readGuests,
};

/** Makes the digests of everybody who wrote since the last run. Whoever looks for a person does this first, so that nobody is missed. */
export async function digestPeople(ctx: Reads): Promise<void> {
  for (const kind of ["lead", "message", "guest"] as const) {
    for (;;) {
      const ids = await undigestedSubjects(ctx.db, kind, BATCH);
      if (ids.length === 0) break;
      const read = await READERS[kind](ctx, ids);
      // One that cannot be opened is not asked again and again.
      const all = ids.map((id) => read.find((one) => one.id === id) ?? { id, phone: null, name: null });
      await storeDigests(
        ctx.db,
        all.map((one) => ({ kind, ...one })),
      );
    }
  }
}

async function readLeads({ db, keys }: Reads, ids: readonly string[]): Promise<Read[]> {
  const rows = await db.selectFrom("leads").select(["id", "sealed"]).where("id", "in", ids).execute();
  const parts = rows.map(({ id, sealed }) => ({ leave: leaveToOpenLead({ kind: "system", purpose: "lookup" }, id), sealed }));
  const opened = await unsealLeads(keys, db, parts);
  return rows.flatMap(({ id }, at) => {
    const lead = opened[at];
    if (!lead) return [];
    const { nombre, apellido, telefono } = lead.form;
    const phone = telefono === "" ? null : phoneDigest(keys, lead.phone);
    return [{ id, phone, name: nameDigest(keys, `${nombre} ${apellido}`) }];
  });
}

async function readMessages({ db, keys }: Reads, ids: readonly string[]): Promise<Read[]> {
  const rows = await db.selectFrom("inbox_messages").select(["id", "kind", "sealed"]).where("id", "in", ids).execute();
  const read: Read[] = [];
  for (const { id, kind, sealed } of rows) {
    const leave = leaveToOpenMessage({ kind: "system", purpose: "lookup" }, { id, kind: kind as MessageKind });
    const opened = await unsealMessage(keys, db, leave, { sealed, request: null });
    if (opened) read.push({ id, phone: opened.phone && phoneDigest(keys, opened.phone), name: nameDigest(keys, opened.form.nombre) });
  }
  return read;
}

async function readGuests({ db, keys }: Reads, ids: readonly string[]): Promise<Read[]> {
  const rows = await db.selectFrom("consultation_guests").select(["id", "provider_id", "sealed"]).where("id", "in", ids).execute();
  const read: Read[] = [];
  for (const { id, provider_id, sealed } of rows) {
    const guest: SealedGuest | null = await unsealGuest(
      keys,
      db,
      leaveToOpenGuest({ kind: "worker" }, { id, providerId: provider_id }),
      sealed,
    );
    if (guest)
      read.push({ id, phone: guest.phone ? phoneDigest(keys, readPhone(guest.phone, "DO")) : null, name: nameDigest(keys, guest.name) });
  }
  return read;
}
