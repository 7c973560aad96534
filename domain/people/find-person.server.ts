import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { ConsultationStatus } from "#domain/consultations/consultation.ts";
import type { Context } from "#domain/context.ts";
import type { MessageKind, MessageStatus } from "#domain/inbox/message.ts";
import { writerDigest } from "#domain/inbox/same-writer.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { mailboxDigest, phoneDigest } from "#domain/submissions/same-person.ts";
import { subjectsWith } from "#domain/vault/subject-digests.server.ts";
import type { Db } from "#platform/db/db.ts";
import { digestPeople, nameDigest } from "./digest-people.server.ts";
import type { Lookup } from "./lookup.ts";

/** What was found of a person, by exact comparison; contact data stay sealed. */
export interface FoundOfPerson {
  leads: { id: string; number: string; status: LeadStatus; createdAt: Date }[];
  messages: { id: string; number: string; kind: MessageKind; status: MessageStatus; createdAt: Date }[];
  accounts: { id: string; name: string; email: string; createdAt: Date }[];
  consultations: { id: string; center: string; centerId: string; status: ConsultationStatus; startsAt: Date; guestId: string | null }[];
  erasures: { id: string; number: string; askedAt: Date }[];
}

const numberOf = ({ number }: { number: string }) => number;

interface Ids {
  leads: string[];
  messages: string[];
  guests: string[];
  accounts: string[];
}

/** Finds everything of whoever has this telephone, mailbox, name or number. Each look-up is a line in the log, which names nobody. */
export async function findPerson(ctx: Pick<Context, "db" | "keys" | "actor">, lookup: Lookup): Promise<FoundOfPerson> {
  await digestPeople(ctx);
  const found = lookup.kind === "number" ? await withNumber(ctx.db, lookup.shown) : await everythingOf(ctx.db, await idsOf(ctx, lookup));
  const count = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  await ctx.db.transaction().execute((tx) =>
    record(tx, {
      actor: ctx.actor,
      action: "person.looked-up",
      subjectType: "person",
      subjectId: lookup.kind,
      detail: {
        kind: lookup.kind,
        count,
        entries: [...found.leads.map(numberOf), ...found.messages.map(numberOf), ...found.accounts.map(({ id }) => id)],
      },
    }),
  );
  return found;
}

async function idsOf({ db, keys }: Pick<Context, "db" | "keys">, lookup: Exclude<Lookup, { kind: "number" }>): Promise<Ids> {
  switch (lookup.kind) {
    case "phone": {
      const phone = phoneDigest(keys, lookup.phone);
      const [messages, guests] = await Promise.all([subjectsWith(db, "message", { phone }), subjectsWith(db, "guest", { phone })]);
      const leads = await db.selectFrom("leads").select("id").where("phone_digest", "=", phone).execute();
      const digits = lookup.shown.replace(/\D/g, "");
      const { rows: accounts } = await sql<{ id: string }>`
        select user_id as id from profiles where regexp_replace(phone, '\\D', '', 'g') in (${digits}, ${digits.replace(/^1/, "")})`.execute(
        db,
      );
      return { leads: leads.map(({ id }) => id), messages, guests, accounts: accounts.map(({ id }) => id) };
    }
    case "email": {
      const mailbox = mailboxDigest(keys, lookup.email);
      const { rows } = await sql<{ what: keyof Ids; id: string }>`
        select 'leads' as what, id::text from leads where email_digest = ${mailbox}
        union all select 'messages', id::text from inbox_messages where kind <> 'request' and email_digest = ${writerDigest(keys, lookup.email)}
        union all select 'guests', id::text from consultation_guests where mailbox_digest = ${mailbox}
        union all select 'accounts', id from users where email = ${lookup.email}
        union select 'accounts', user_id from former_mailboxes where email_digest = ${mailbox}`.execute(db);
      const of = (what: keyof Ids) => rows.filter((row) => row.what === what).map(({ id }) => id);
      return { leads: of("leads"), messages: of("messages"), guests: of("guests"), accounts: of("accounts") };
    }
    case "name": {
      const name = nameDigest(keys, lookup.name);
      const [leads, messages, guests] = await Promise.all([
        subjectsWith(db, "lead", { name }),
        subjectsWith(db, "message", { name }),
        subjectsWith(db, "guest", { name }),
      ]);
      const { rows } = await sql<{ id: string }>`
        select u.id from users u left join profiles p on p.user_id = u.id
        where norm(u.name) = ${lookup.name} or norm(concat_ws(' ', p.first_name, p.last_name)) = ${lookup.name}`.execute(db);
      return { leads, messages, guests, accounts: rows.map(({ id }) => id) };
    }
  }
}

const NOTHING: FoundOfPerson = { leads: [], messages: [], accounts: [], consultations: [], erasures: [] };

async function withNumber(db: Db, number: string): Promise<FoundOfPerson> {
  const [lead, message, erasure] = await Promise.all([
    db.selectFrom("leads").select("id").where("number", "=", number).executeTakeFirst(),
    db.selectFrom("inbox_messages").select("id").where("number", "=", number).where("kind", "<>", "request").executeTakeFirst(),
    db.selectFrom("erasures").select(["id", "number", "asked_at as askedAt"]).where("number", "=", number).executeTakeFirst(),
  ]);
  const ids = { leads: lead ? [lead.id] : [], messages: message ? [message.id] : [], guests: [], accounts: [] };
  return { ...(await everythingOf(db, ids)), erasures: erasure ? [erasure] : [] };
}

async function everythingOf(db: Db, { leads, messages, guests, accounts }: Ids): Promise<FoundOfPerson> {
  const [ofLeads, ofMessages, ofAccounts, ofConsultations] = await Promise.all([
    sql<FoundOfPerson["leads"][number]>`
      select id, number, status, created_at as "createdAt" from leads where id = any(${leads}::uuid[]) order by created_at desc`.execute(
      db,
    ),
    sql<FoundOfPerson["messages"][number]>`
      select id, number, kind, status, created_at as "createdAt" from inbox_messages
      where id = any(${messages}::uuid[]) and spam_code is null order by created_at desc`.execute(db),
    sql<FoundOfPerson["accounts"][number]>`
      select u.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email) as name, u.email, u.created_at as "createdAt"
      from users u left join profiles p on p.user_id = u.id where u.id = any(${accounts}) order by u.created_at`.execute(db),
    sql<FoundOfPerson["consultations"][number]>`
      select c.id, v.name as center, v.id as "centerId", c.status, c.starts_at as "startsAt", c.guest_id as "guestId"
      from consultations c join provider_profiles v on v.id = c.provider_id
      where c.starts_at is not null and (c.guest_id = any(${guests}::uuid[]) or c.patient_id = any(${accounts}))
      order by c.starts_at desc`.execute(db),
  ]);
  const rows = { leads: ofLeads.rows, messages: ofMessages.rows, accounts: ofAccounts.rows, consultations: ofConsultations.rows };
  return { ...NOTHING, ...rows };
}
