import { sql } from "kysely";
import { leaveToOpen as leaveToOpenGuest } from "#domain/consultations/guest-access.ts";
import { unsealGuest } from "#domain/consultations/sealed-guest.server.ts";
import type { Context } from "#domain/context.ts";
import type { MessageKind } from "#domain/inbox/message.ts";
import { leaveToOpen as leaveToOpenMessage } from "#domain/inbox/message-access.ts";
import { writerDigest } from "#domain/inbox/same-writer.ts";
import { unsealMessage } from "#domain/inbox/sealed-message.server.ts";
import { leaveToOpen as leaveToOpenLead } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { keptBy, movedMailbox } from "#domain/receivers/former-mailboxes.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type ReadPhone, readPhone } from "#domain/submissions/phone.ts";
import { mailboxDigest, phoneDigest } from "#domain/submissions/same-person.ts";
import { phonesOfSubjects } from "#domain/vault/subject-digests.server.ts";
import { digestPeople } from "./digest-people.server.ts";
import type { ErasedItem, PersonToErase, Start, StayingAccount } from "./erasure.ts";

type Reads = Pick<Context, "db" | "keys">;

/** Somebody as the subject that was begun from names them. */
interface Named {
  title: string;
  email: string | null;
  phone: ReadPhone | null;
  item: ErasedItem | null;
}

interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  staying: StayingAccount | null;
}

/**
 * Collects what goes when our team erases a person, and what stays. Returns null when what was begun from is gone. The address is for the
 * receipt, and is not shown.
 */
export async function personToErase(ctx: Reads, start: Start): Promise<{ shown: PersonToErase; email: string | null } | null> {
  await digestPeople(ctx);
  const named = await namedBy(ctx, start);
  if (!named) return null;
  const account = named.email === null ? null : await accountOf(ctx, named.email);
  const sureAccount = account !== null && (start.kind === "account" || account.confirmed);
  // Anybody can type anybody's address into a registration, so an account that did not confirm it has no claim on what came from it.
  const surelySame = start.kind !== "account" || account?.confirmed === true;
  // Nobody hears by mail of an account that was registered with their address.
  const address = surelySame ? named.email : null;
  const same = await ofMailbox(ctx, named.email, sureAccount ? account.id : null);
  const sure = distinct([...(named.item ? [named.item] : []), ...(surelySame ? same : [])]);
  const phones = await phonesOf(ctx, sure, named.phone);
  const like = phones.length === 0 ? [] : await ofPhones(ctx, phones);
  const perhaps = distinct([...(surelySame ? [] : same), ...like]).filter((one) => !sure.some((other) => isSame(one, other)));
  const all = [...sure, ...perhaps];
  const facts = await whatStays(ctx, all, account?.staying === null ? account.id : null);
  const shown = {
    start,
    title: named.title,
    sure,
    perhaps,
    account: account?.staying === null ? { id: account.id, email: account.email, confirmed: account.confirmed, sure: sureAccount } : null,
    staying: account?.staying ?? null,
    ...facts,
    mailed: address !== null,
  };
  return { shown, email: address };
}

async function namedBy(ctx: Reads, { kind, id }: Start): Promise<Named | null> {
  const { db, keys } = ctx;
  if (kind === "account") {
    const row = await db
      .selectFrom("users as u")
      .leftJoin("profiles as p", "p.user_id", "u.id")
      .select(["u.email", "p.first_name", "p.last_name", "p.phone"])
      .where("u.id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    const name = [row.first_name, row.last_name].filter(Boolean).join(" ");
    return { title: name || row.email, email: row.email, phone: row.phone ? readPhone(row.phone, "DO") : null, item: null };
  }
  if (!isRowId(id)) return null;
  if (kind === "guest") {
    const row = await db
      .selectFrom("consultation_guests as g")
      .innerJoin("provider_profiles as p", "p.id", "g.provider_id")
      .select(["g.sealed", "g.provider_id", "g.created_at", "p.name"])
      .where("g.id", "=", id)
      .executeTakeFirst();
    const guest =
      row && (await unsealGuest(keys, db, leaveToOpenGuest({ kind: "worker" }, { id, providerId: row.provider_id }), row.sealed));
    if (!row || !guest) return null;
    const item = { kind, id, label: row.name ?? "", createdAt: row.created_at };
    return { title: item.label, email: guest.email, phone: guest.phone ? readPhone(guest.phone, "DO") : null, item };
  }
  if (kind === "message") {
    const row = await db
      .selectFrom("inbox_messages")
      .select(["number", "kind", "sealed", "created_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    const leave = row && leaveToOpenMessage({ kind: "system", purpose: "lookup" }, { id, kind: row.kind as MessageKind });
    const opened = row && leave && (await unsealMessage(keys, db, leave, { sealed: row.sealed, request: null }));
    if (!row || !opened) return null;
    const item = { kind, id, label: row.number, createdAt: row.created_at };
    return { title: row.number, email: opened.form.email, phone: opened.phone, item };
  }
  const row = await db.selectFrom("leads").select(["number", "sealed", "created_at"]).where("id", "=", id).executeTakeFirst();
  const opened = row && (await unsealLead(keys, db, leaveToOpenLead({ kind: "system", purpose: "lookup" }, id), row.sealed));
  if (!row || !opened) return null;
  const moved = await movedMailbox(db, id);
  const phone = opened.form.telefono === "" ? null : opened.phone;
  const item = { kind, id, label: row.number, createdAt: row.created_at };
  return { title: row.number, email: (moved?.email ?? opened.form.email) || null, phone, item };
}

async function accountOf({ db }: Reads, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select u.id, u.email, u.email_verified as confirmed, case when exists (select from user_roles r where r.user_id = u.id) then 'team'
      when p.user_type = 'reviewer' then 'reviewer' when p.user_type = 'provider' then 'center' end as staying
    from users u left join profiles p on p.user_id = u.id where u.email = ${email.toLowerCase()}`.execute(db);
  return rows[0] ?? null;
}

/** Returns what came from a mailbox, and with an account also what came from those that it left. */
async function ofMailbox({ db, keys }: Reads, email: string | null, account: string | null): Promise<ErasedItem[]> {
  if (email === null) return [];
  const former = account === null ? [] : await db.selectFrom("former_mailboxes").select("email").where("user_id", "=", account).execute();
  const emails = [email, ...former.map((one) => one.email)];
  const mailboxes = emails.map((one) => mailboxDigest(keys, one));
  const writers = emails.map((one) => writerDigest(keys, one));
  const { rows } = await sql<ErasedItem>`
    select 'lead' as kind, id, number as label, created_at as "createdAt" from leads
      where email_digest = any(${mailboxes}) and sealed is not null and (${keptBy} is null or ${keptBy} = ${account})
    union all select 'message', id, number, created_at from inbox_messages where email_digest = any(${writers}) and sealed is not null
    union all select 'guest', g.id, p.name, g.created_at from consultation_guests g join provider_profiles p on p.id = g.provider_id
      where g.mailbox_digest = any(${mailboxes})
    order by "createdAt" desc`.execute(db);
  return rows;
}

/** Returns the digests of every telephone that a person gave. */
async function phonesOf({ db, keys }: Reads, items: readonly ErasedItem[], phone: ReadPhone | null): Promise<Buffer[]> {
  return [...(phone ? [phoneDigest(keys, phone)] : []), ...(await phonesOfSubjects(db, items))];
}

async function ofPhones({ db }: Reads, phones: readonly Buffer[]): Promise<ErasedItem[]> {
  const { rows } = await sql<ErasedItem>`
    select 'lead' as kind, id, number as label, created_at as "createdAt" from leads
      where phone_digest = any(${phones}) and sealed is not null
    union all select 'message', m.id, m.number, m.created_at from inbox_messages m
      join subject_digests d on d.subject_kind = 'message' and d.subject_id = m.id where d.phone = any(${phones})
    union all select 'guest', g.id, p.name, g.created_at from consultation_guests g join provider_profiles p on p.id = g.provider_id
      join subject_digests d on d.subject_kind = 'guest' and d.subject_id = g.id where d.phone = any(${phones})
    order by "createdAt" desc`.execute(db);
  return rows;
}

async function whatStays({ db }: Reads, items: readonly ErasedItem[], account: string | null) {
  const of = (kind: ErasedItem["kind"]) => items.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await sql<Pick<PersonToErase, "purchases" | "purchasedCents" | "centers" | "coming">>`
    select count(*) filter (where purchased_at is not null)::int as purchases,
      coalesce(sum(price_cents) filter (where purchased_at is not null), 0)::int as "purchasedCents",
      count(distinct provider_id) filter (where status in ('open', 'purchased'))::int as centers,
      (select count(*)::int from consultations c where c.status in ('requested', 'confirmed') and c.starts_at > now()
        and (c.guest_id = any(${of("guest")}::uuid[]) or c.patient_id = ${account})) as coming
    from offers where lead_id = any(${of("lead")}::uuid[])`.execute(db);
  return rows[0]!;
}

const isSame = (one: ErasedItem, other: ErasedItem) => one.kind === other.kind && one.id === other.id;
const distinct = (items: readonly ErasedItem[]) => items.filter((one, at) => items.findIndex((other) => isSame(one, other)) === at);
