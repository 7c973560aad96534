import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ExportName, ExportRow } from "./exports.ts";
import { centersAfter, specialistsAfter, withHours } from "./provider-rows.server.ts";

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

/** What is counted for each kind. */
const TABLES: Readonly<Record<ExportName, string>> = {
  centros: "provider_profiles where provider_type = 'clinic'",
  especialistas: "provider_profiles where provider_type <> 'clinic'",
  precios: "provider_prices",
  resultados: "provider_outcomes",
  usuarios: "users",
  mensajes: "thread_messages",
  solicitudes: "leads",
  "libro-mayor": "ledger_entries",
  registro: "audit_log",
};

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

/** Returns the next rows of a kind and the cursor behind them; null when none is left. */
export async function exportPage(
  db: Db | Tx,
  what: ExportName,
  after: string,
  limit: number,
): Promise<{ rows: ExportRow[]; readTo: string } | null> {
  const { rows } = await PAGES[what](after, limit).execute(db);
  const last = rows.at(-1);
  if (!last) return null;
  const finished = what === "centros" || what === "especialistas" ? rows.map(withHours) : rows;
  return { rows: finished.map(({ cursor: _, ...row }) => row), readTo: String(last.cursor) };
}

/** Counts the rows of a kind. */
export async function countExport(db: Db | Tx, what: ExportName): Promise<number> {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from ${sql.raw(TABLES[what])}`.execute(db);
  return rows[0]!.all;
}
