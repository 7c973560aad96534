import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { askPlace } from "#domain/featured/ask-place.server.ts";
import { placePrices } from "#domain/featured/place-prices.server.ts";
import { checkPrices, priceListsToCheck } from "#domain/listing/check-prices.server.ts";
import { DOCUMENT_FOLDER, type DocumentKind } from "#domain/listing/documents.ts";
import { changeProfile } from "#domain/listing/profile.server.ts";
import { keepSealedFile } from "#domain/vault/sealed-files.server.ts";
import { addClaimDocument } from "#domain/verification/claim-documents.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { addDays } from "#platform/days.ts";
import type { FileStore } from "#platform/files.ts";
import { paperWords } from "./data/papers.ts";
import { prices } from "./data/prices.ts";
import { noonOf } from "./demo-ids.ts";
import { demoPaper } from "./demo-paper.ts";
import { demoPhoto } from "./demo-photo.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter, idOfSpecialist } from "./provider-rows.ts";

type Services = Context & { readonly files: FileStore };

const MANATI = idOfCenter("Centro Manatí");
const BAHORUCO = idOfSpecialist("Iván Bahoruco");
const MAREA_ALTA = idOfCenter("Instituto Marea Alta");
const RIO_SERENO = idOfCenter("Clínica Río Sereno");

/**
 * Leaves something to check on each screen of administration: two profiles with their papers, one of them a photo, a report of
 * outcomes and a list of prices with their files, prices that were found in another list, a claim with a paper, a center that asks
 * for another name, and a request for a paid place. Does nothing if any profile has a paper.
 */
export async function seedChecking(ctx: Services): Promise<void> {
  const before = await ctx.db.selectFrom("provider_documents").select("id").limit(1).executeTakeFirst();
  const centers = [MANATI, BAHORUCO, RIO_SERENO, MAREA_ALTA];
  const there = await ctx.db.selectFrom("provider_profiles").select("id").where("id", "in", centers).execute();
  if (before || there.length < centers.length) return;
  await sendProfile(ctx, MANATI, "2026-11-18");
  await keepPaper(ctx, MANATI, "habilitacion", await demoPaper(paperWords.habilitacion), "4471-B");
  // The center copied the number of the other paper, which its reader is to notice.
  await keepPaper(ctx, MANATI, "exequatur", await demoPhoto(paperWords.exequatur), "4471-B");
  await sendProfile(ctx, BAHORUCO, "2026-11-19");
  await keepPaper(ctx, BAHORUCO, "exequatur", await demoPaper(paperWords.exequatur), "0512-19");
  const report = await keepPaper(ctx, RIO_SERENO, "resultados", await demoPaper(paperWords.resultados));
  await ctx.db
    .updateTable("provider_outcomes")
    .set({ evidence_file: report })
    .where("provider_id", "=", RIO_SERENO)
    .where("checked_on", "is", null)
    .execute();

  await keepPriceList(ctx, RIO_SERENO, "Clínica Río Sereno");
  await checkedPrices(ctx, MAREA_ALTA);

  const amaranta = idOfPerson("amaranta");
  const message = "Dirijo la clínica desde 2024 y quiero completar su perfil.";
  const claim = await openClaim(ctx, amaranta, idOfCenter("Clínica Cacao en Flor"), message);
  if (!("id" in claim)) throw new Error(`demo claim: ${claim.outcome}`);
  const bytes = await demoPaper(paperWords.registro);
  await addClaimDocument(ctx, amaranta, claim.id, { fileName: "registro-mercantil.pdf", bytes });

  const { rows } = await sql<{ today: string }>`select (now() at time zone 'America/Santo_Domingo')::date as today`.execute(ctx.db);
  const member = { userId: idOfPerson("yadira"), providerId: idOfCenter("Unidad Caracola") };
  await changeProfile(ctx, member, { name: "Instituto Caracola" });
  const { home } = await placePrices(ctx.db);
  const asked = await askPlace(ctx, member, { place: "home", firstDay: addDays(rows[0]!.today, 14), weeks: 2, weekCents: home });
  if (asked !== "asked") throw new Error(`demo place: ${asked}`);
}

/** Adds a center whose prices somebody of our team found in its list. */
async function checkedPrices(ctx: Services, providerId: string): Promise<void> {
  await keepPriceList(ctx, providerId, "Instituto Marea Alta");
  const list = (await priceListsToCheck(ctx.db, { search: null, page: 1 })).rows.find((one) => one.providerId === providerId)!;
  const verdict = { matching: list.prices.map(({ lineId }) => lineId), reason: "" };
  const outcome = await checkPrices(ctx.db, list, verdict, `admin:${idOfPerson("lia")}`);
  if (outcome !== "checked") throw new Error(`demo prices: ${outcome}`);
}

const sendProfile = ({ db }: Services, id: string, day: string) =>
  db
    .updateTable("provider_profiles")
    .set({ submitted_at: noonOf(day) })
    .where("id", "=", id)
    .where("submitted_at", "is", null)
    .execute();

/** Stores a list with the prices that the center publishes. */
async function keepPriceList(ctx: Services, providerId: string, center: string): Promise<void> {
  const lines = await ctx.db.selectFrom("price_lines").select(["id", "label"]).execute();
  const rows = (prices[center] ?? []).map(([line, dollars, informedOn]) => [
    lines.find(({ id }) => id === line)?.label ?? line,
    informedOn,
    `US$ ${dollars}`,
  ]);
  const title = `Lista de precios, ${center}`;
  await keepPaper(ctx, providerId, "precios", await demoPaper({ title, table: { head: ["Servicio", "Desde", "Precio"], rows } }));
}

/** Stores a paper of a profile that nobody of the demo world manages, and returns its id. */
async function keepPaper(
  ctx: Services,
  providerId: string,
  kind: DocumentKind,
  bytes: Uint8Array,
  stated_number: string | null = null,
): Promise<string> {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
  const [ending, media_type] = isPdf ? ["pdf", "application/pdf"] : ["jpg", "image/jpeg"];
  return ctx.db.transaction().execute(async (tx) => {
    const folder = `${DOCUMENT_FOLDER}/${providerId}`;
    const { id, storedAs } = await keepSealedFile(ctx, tx, { kind: "document", folder, bytes });
    const file = { file_name: `${kind}.${ending}`, stored_as: storedAs, media_type, bytes: bytes.length };
    await tx
      .insertInto("provider_documents")
      .values({ id, provider_id: providerId, kind, stated_number, ...file })
      .execute();
    return id;
  });
}
