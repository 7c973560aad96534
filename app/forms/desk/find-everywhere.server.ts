import { listPath } from "#app/forms/catalog/entry-list.ts";
import { TEXTS_PATH, textPath } from "#app/forms/content/text-address.ts";
import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { MODERATION_PATH } from "#app/forms/reviews/moderation-list.ts";
import { CLAIMS_PATH } from "#app/forms/verification/claims-path.ts";
import { entriesNamed } from "#domain/catalog/entry-queries.server.ts";
import { listTexts } from "#domain/content/text-queries.server.ts";
import { peoplePage } from "#domain/desk/people-list.server.ts";
import { queuePage } from "#domain/desk/queue-queries.server.ts";
import { importsNamed } from "#domain/imports/imports-named.server.ts";
import { messagesPage } from "#domain/inbox/team-list.server.ts";
import { moderatedReviews } from "#domain/reviews/moderation-queries.server.ts";
import { topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { profilesPage } from "#domain/verification/profile-list.server.ts";
import type { ProfileKind } from "#domain/verification/profile-list.ts";
import type { Db } from "#platform/db/db.ts";
import { formatDateTime } from "#platform/format.ts";
import { LIST_NAMES } from "#texts/catalog.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import { KIND_NAMES } from "#texts/inbox.ts";
import type { FoundGroup } from "./found.ts";

const SHOWN = 6;
const TOP_UPS_PATH = "/dashboard/admin/recargas";

/** Searches the lists of administration for a number, a reference, a name, an address or a title. Groups without a hit are left out. */
export async function findEverywhere(db: Db, words: string): Promise<FoundGroup[]> {
  const q = encodeURIComponent(words);
  const profiles = async (kind: ProfileKind): Promise<FoundGroup> => {
    const asked = { kind, search: words, view: "todos", sort: "nombre", type: null, city: null, managed: null, badge: null } as const;
    const { rows, total } = await profilesPage(db, { ...asked, descending: false, page: 1 }, SHOWN);
    const hits = rows.map(({ id, name, city }) => ({ to: `${profilesPath(kind)}/${id}`, name, detail: city }));
    return { what: kind, all: `${profilesPath(kind)}?q=${q}`, total, hits };
  };
  const requests = async (): Promise<FoundGroup> => {
    const asked = { view: "all", number: words, serviceId: null, sort: "turno" } as const;
    const { rows: leads, total } = await queuePage(db, { ...asked, descending: false, page: 1 }, SHOWN);
    const hits = leads.map(({ id, number, service }) => ({ to: `/dashboard/admin/solicitudes/${id}`, name: number, detail: service }));
    return { what: "requests", all: `/dashboard/admin/solicitudes?vista=all&q=${q}`, total, hits };
  };
  const people = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: "todas", sort: "persona", secondFactor: null, state: null } as const;
    const { rows, total } = await peoplePage(db, { ...asked, descending: false, page: 1 }, SHOWN);
    const hits = rows.map(({ id, name, email }) => ({ to: `/dashboard/admin/usuarios/${id}`, name, detail: email }));
    return { what: "people", all: `/dashboard/admin/usuarios?q=${q}`, total, hits };
  };
  const texts = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: "all", sort: "title", kind: null, reviewedBefore: null } as const;
    const { rows, total } = await listTexts(db, { ...asked, descending: false, page: 1 }, SHOWN);
    const hits = rows.map((row) => ({ to: textPath(row), name: row.title, detail: null }));
    return { what: "texts", all: `${TEXTS_PATH}?q=${q}`, total, hits };
  };
  const messages = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: null, sort: "numero", kind: null, unassigned: null, userId: "" } as const;
    const { rows, total } = await messagesPage(db, { ...asked, descending: true, page: 1 }, SHOWN);
    const hits = rows.map(({ id, number, kind }) => ({ to: `/dashboard/admin/mensajes/${id}`, name: number, detail: KIND_NAMES[kind]() }));
    return { what: "messages", all: null, total, hits };
  };
  const claims = async (): Promise<FoundGroup> => {
    const { rows, total } = await queuedClaims(db, { search: words, view: null, sort: "name", descending: false, page: 1 }, SHOWN);
    const hits = rows.map(({ id, providerName, status }) => ({
      to: `${CLAIMS_PATH}/${id}`,
      name: providerName,
      detail: CLAIM_STATUS_NAMES[status](),
    }));
    return { what: "claims", all: null, total, hits };
  };
  /** Only waiting reviews, since decided ones are many, and are on the center's profile. */
  const reviews = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: "esperan", sort: "centro", kind: null, late: null } as const;
    const { rows, total } = await moderatedReviews(db, { ...asked, descending: false, page: 1 }, SHOWN);
    const hits = rows.map(({ id, center, since }) => ({ to: `${MODERATION_PATH}/${id}`, name: center, detail: formatDateTime(since) }));
    return { what: "reviews", all: `${MODERATION_PATH}?q=${q}`, total, hits };
  };
  const topups = async (): Promise<FoundGroup> => {
    const asked = { search: words, status: null, method: null, sort: "day" } as const;
    const { rows, total } = await topUpsOfAll(db, { ...asked, descending: true, page: 1 }, SHOWN);
    const hits = rows.map(({ id, reference, providerName }) => ({ to: `${TOP_UPS_PATH}/${id}`, name: reference, detail: providerName }));
    return { what: "topups", all: `${TOP_UPS_PATH}?q=${q}`, total, hits };
  };
  const catalog = async (): Promise<FoundGroup> => {
    const { rows, total } = await entriesNamed(db, words, SHOWN);
    const hits = rows.map(({ list, key, name }) => ({ to: `${listPath(list)}/${key}`, name, detail: LIST_NAMES[list]() }));
    return { what: "catalog", all: null, total, hits };
  };
  const imports = async (): Promise<FoundGroup> => {
    const { rows, total } = await importsNamed(db, words, SHOWN);
    const hits = rows.map(({ id, fileName, createdAt }) => ({
      to: `/dashboard/admin/importar/${id}`,
      name: fileName,
      detail: formatDateTime(createdAt),
    }));
    return { what: "imports", all: null, total, hits };
  };
  const groups = await Promise.all([
    ...[requests(), messages(), profiles("centros"), profiles("especialistas"), people(), claims(), reviews(), topups(), texts()],
    ...[catalog(), imports()],
  ]);
  return groups.filter(({ total }) => total > 0);
}
