import { type RawBuilder, sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import type { ExportName, ExportRow } from "./exports.ts";
import { centersAfter, specialistsAfter, withHours } from "./provider-rows.server.ts";

const PAGE = 1000;

type Page = (after: string, limit: number) => RawBuilder<ExportRow>;

/** Selects the rows after this id, ordered by id. */
const byUuid =
  (columns: string, from: string): Page =>
  (after, limit) =>
    sql`select id as cursor, ${sql.raw(columns)} from ${sql.raw(from)} where ${after} = '' or id > nullif(${after}, '')::uuid order by id limit ${limit}`;
const byNumber =
  (columns: string, from: string): Page =>
  (after, limit) =>
    sql`select id as cursor, ${sql.raw(columns)} from ${sql.raw(from)} where ${after} = '' or id > nullif(${after}, '')::bigint order by id limit ${limit}`;

const byText =
  (columns: string, from: string): Page =>
  (after, limit) =>
    sql`select id as cursor, ${sql.raw(columns)} from ${sql.raw(from)} where id > ${after} order by id limit ${limit}`;

/** Nothing sealed is opened here: patients' words and identities can only be read through their own access modules. */
const PAGES: Readonly<Record<ExportName, Page>> = {
  centros: centersAfter,
  especialistas: specialistsAfter,
  precios: byUuid(
    "(select slug from provider_profiles p where p.id = provider_id) as centro, price_line_id as linea, amount_cents as centavos, informed_on::text as fecha, not_included as no_incluye",
    "provider_prices",
  ),
  resultados: byUuid(
    "(select slug from provider_profiles p where p.id = provider_id) as centro, year as anio, age_band as edad, egg_source as ovulos, transfers as transferencias, births as nacimientos, retrievals as punciones, checked_on::text as revisado",
    "provider_outcomes",
  ),
  usuarios: byText(
    "email as correo, (select first_name from profiles f where f.user_id = users.id) as nombre, (select last_name from profiles f where f.user_id = users.id) as apellido, (select coalesce(string_agg(role::text, '|' order by role::text), '') from user_roles r where r.user_id = users.id) as papeles, created_at as creado",
    "users",
  ),
  mensajes: byUuid(
    "lead_id as solicitud, provider_id as centro, side as lado, by_mail as por_correo, sent_at as enviado, read_at as leido",
    "thread_messages",
  ),
  solicitudes: byUuid(
    "number as numero, created_at as creada, status as estado, kind as tipo, service_type_id as servicio, city as ciudad, country as pais, language as idioma, source as origen, quality_score as calidad, strategy as estrategia, routed_at as enviada",
    "leads",
  ),
  "libro-mayor": byNumber(
    "at as fecha, account_id as cuenta, kind as movimiento, amount_cents as centavos, balance_after_cents as saldo, transfer_id as transferencia",
    "ledger_entries",
  ),
  registro: byNumber(
    "at as fecha, actor as quien, action as accion, subject_type as sobre, subject_id as id_de, detail::text as detalle",
    "audit_log",
  ),
};

/** Logs who exports what, before the first row is sent. */
export async function recordExport(
  { db, actor }: Pick<Context, "db"> & { actor: Person },
  what: ExportName,
  format: "csv" | "json",
): Promise<void> {
  await db
    .transaction()
    .execute((tx) => record(tx, { actor, action: "export.made", subjectType: "export", subjectId: what, detail: { format } }));
}

/** Reads all rows of one kind a page at a time, so that even the longest table is never in memory as a whole. */
export async function* exportRows(db: Db, what: ExportName): AsyncGenerator<ExportRow[]> {
  for (let after = ""; ; ) {
    const { rows } = await PAGES[what](after, PAGE).execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.cursor);
    const finished = what === "centros" || what === "especialistas" ? rows.map(withHours) : rows;
    yield finished.map(({ cursor: _, ...row }) => row);
    if (rows.length < PAGE) return;
  }
}
