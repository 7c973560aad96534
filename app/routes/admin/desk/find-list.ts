import { adminPlaces } from "#app/components/desk/admin-places.ts";
import { servicesContext } from "#app/context.ts";
import { findEverywhere } from "#app/forms/desk/find-everywhere.server.ts";
import { type AdminFound, type FoundGroup, MAX_FIND } from "#app/forms/desk/found.ts";
import { personHits } from "#app/forms/people/found-person.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { findPerson } from "#domain/people/find-person.server.ts";
import { readLookup } from "#domain/people/lookup.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/find-list";

const OF_A_LIST = 3;
const SHOWN = 12;

/** What a hit of each list is, beside what tells it from others. */
const KINDS: Readonly<Record<FoundGroup["what"], () => string>> = {
  centros: m.find_kind_center,
  especialistas: m.find_kind_specialist,
  people: m.find_kind_account,
  requests: m.find_kind_request,
  messages: m.find_kind_message,
  claims: m.find_kind_claim,
  reviews: m.find_kind_review,
  topups: m.find_kind_top_up,
  texts: m.find_kind_text,
  catalog: m.find_kind_entry,
  imports: m.find_kind_import,
};

/**
 * Lists what is found while somebody types: screens, acts, and the first hits of each list. A whole telephone, mailbox or number is looked up
 * as on the search screen, with its line in the log; a name is not before it is sent, since its every letter would be a look-up.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { userId, teamRole } = viewerOf(context);
  const words = textOf(await readForm(request), "q")
    .trim()
    .slice(0, MAX_FIND);
  if (words === "") return answer([]);
  const lookup = readLookup(words);
  const looksUp = lookup !== null && lookup.kind !== "name";
  const [found, groups] = await Promise.all([
    looksUp ? findPerson({ ...services, actor: `admin:${userId}` }, lookup) : null,
    looksUp ? [] : findEverywhere(services.db, words),
  ]);
  const places = adminPlaces(teamRole, words).map((place) => ({ ...place, detail: null }));
  const people = found ? personHits(found).map(({ to, name, detail }) => ({ to, name, detail })) : [];
  const listed = groups.flatMap(({ what, hits }) =>
    hits.slice(0, OF_A_LIST).map((hit) => ({ ...hit, detail: [KINDS[what](), hit.detail].filter(Boolean).join(" · ") })),
  );
  return answer([...places.slice(0, OF_A_LIST * 2), ...people, ...listed]);
}

/** Two of the same address would be one option. */
const answer = (hits: AdminFound["hits"]): Response => {
  const seen = new Map(hits.map((hit) => [hit.to, hit]));
  return Response.json({ hits: [...seen.values()].slice(0, SHOWN) } satisfies AdminFound, { headers: { "Cache-Control": "no-store" } });
};
