import { profilesPath } from "#app/forms/profiles/profile-list.ts";
import { TEXTS_PATH, textPath } from "#app/forms/texts/text-address.ts";
import { listTexts } from "#domain/content/text-queries.server.ts";
import { queuePage } from "#domain/desk/queue-queries.server.ts";
import { peoplePage } from "#domain/identity/people-list.server.ts";
import { profilesPage } from "#domain/verification/profile-list.server.ts";
import type { ProfileKind } from "#domain/verification/profile-list.ts";
import type { Db } from "#platform/db/db.ts";
import type { FoundGroup } from "./found.ts";

const SHOWN = 6;

/** Asks the lists of administration for a number of a request, a name, an address or a title; groups without a hit are left out. */
export async function findEverywhere(db: Db, words: string): Promise<FoundGroup[]> {
  const q = encodeURIComponent(words);
  const profiles = async (kind: ProfileKind): Promise<FoundGroup> => {
    const asked = { kind, search: words, view: "todos", sort: "nombre", type: null, city: null, managed: null, badge: null } as const;
    const { rows, total } = await profilesPage(db, { ...asked, descending: false, page: 1 });
    const hits = rows.map(({ id, name, city }) => ({ to: `${profilesPath(kind)}/${id}`, name, detail: city }));
    return { what: kind, all: `${profilesPath(kind)}?q=${q}`, total, hits };
  };
  const requests = async (): Promise<FoundGroup> => {
    const { leads, total } = await queuePage(db, {
      view: "all",
      number: words,
      serviceId: null,
      sort: "turno",
      descending: false,
      page: 1,
    });
    const hits = leads.map(({ id, number, service }) => ({ to: `/dashboard/admin/solicitudes/${id}`, name: number, detail: service }));
    return { what: "requests", all: `/dashboard/admin/solicitudes?vista=all&q=${q}`, total, hits };
  };
  const people = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: "todas", sort: "persona", secondFactor: null, state: null } as const;
    const { rows, total } = await peoplePage(db, { ...asked, descending: false, page: 1 });
    const hits = rows.map(({ id, name, email }) => ({ to: `/dashboard/admin/usuarios/${id}`, name, detail: email }));
    return { what: "people", all: `/dashboard/admin/usuarios?q=${q}`, total, hits };
  };
  const texts = async (): Promise<FoundGroup> => {
    const asked = { search: words, view: "all", sort: "title", kind: null, reviewedBefore: null } as const;
    const { rows, total } = await listTexts(db, { ...asked, descending: false, page: 1 });
    const hits = rows.map((row) => ({ to: textPath(row), name: row.title, detail: null }));
    return { what: "texts", all: `${TEXTS_PATH}?q=${q}`, total, hits };
  };
  const groups = await Promise.all([requests(), profiles("centros"), profiles("especialistas"), people(), texts()]);
  return groups.filter(({ total }) => total > 0).map((group) => ({ ...group, hits: group.hits.slice(0, SHOWN) }));
}
