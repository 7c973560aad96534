import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The kinds of subjects by which a person is found: each holds one person's name, and may hold their telephone. */
export type FoundKind = "lead" | "message" | "guest";

export interface SubjectDigests {
  kind: FoundKind;
  id: string;
  phone: Buffer | null;
  name: Buffer | null;
}

/** Returns subjects of a kind whose digests were not made yet, up to this number. */
export async function undigestedSubjects(db: Db, kind: FoundKind, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from subject_keys k where subject_kind = ${kind} and not exists (
      select from subject_digests d where d.subject_kind = k.subject_kind and d.subject_id = k.subject_id)
    order by subject_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores digests. A subject that was erased since has no key, and gets none. */
export async function storeDigests(db: Db | Tx, digests: readonly SubjectDigests[]): Promise<void> {
  if (digests.length === 0) return;
  const hex = (one: Buffer | null) => one?.toString("hex") ?? null;
  await sql`
    insert into subject_digests (subject_kind, subject_id, phone, name)
    select k.subject_kind, k.subject_id, decode(d.phone, 'hex'), decode(d.name, 'hex')
    from unnest(${digests.map(({ kind }) => kind)}::text[], ${digests.map(({ id }) => id)}::uuid[],
        ${digests.map(({ phone }) => hex(phone))}::text[], ${digests.map(({ name }) => hex(name))}::text[]) as d (kind, id, phone, name)
      join subject_keys k on k.subject_kind = d.kind and k.subject_id = d.id
    order by k.subject_kind, k.subject_id for key share of k
    on conflict do nothing`.execute(db);
}

/** Returns the subjects of a kind that have this telephone or this name. */
export async function subjectsWith(db: Db, kind: FoundKind, by: { phone: Buffer } | { name: Buffer }): Promise<string[]> {
  const [column, digest] = "phone" in by ? (["phone", by.phone] as const) : (["name", by.name] as const);
  const rows = await db
    .selectFrom("subject_digests")
    .select("subject_id as id")
    .where("subject_kind", "=", kind)
    .where(column, "=", digest)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the telephones of these subjects. */
export async function phonesOfSubjects(db: Db, subjects: readonly Pick<SubjectDigests, "kind" | "id">[]): Promise<Buffer[]> {
  const { rows } = await sql<{ phone: Buffer }>`
    select d.phone from subject_digests d
      join unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::uuid[]) as s (kind, id)
      on d.subject_kind = s.kind and d.subject_id = s.id
    where d.phone is not null`.execute(db);
  return rows.map(({ phone }) => phone);
}
