import { redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { FoundList } from "#app/components/dashboard/found-list.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { adminPlaces } from "#app/components/desk/admin-places.ts";
import { WhoLooked } from "#app/components/desk/who-looked.tsx";
import { PersonHits } from "#app/components/people/person-hits.tsx";
import { servicesContext } from "#app/context.ts";
import { findEverywhere } from "#app/forms/desk/find-everywhere.server.ts";
import { FIND_PATH, type FoundGroup, MAX_FIND } from "#app/forms/desk/found.ts";
import { personHits } from "#app/forms/people/found-person.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { whoLooked } from "#domain/desk/who-looked.server.ts";
import { findPerson } from "#domain/people/find-person.server.ts";
import { readLookup } from "#domain/people/lookup.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/find";

export const handle = { query: { q: text(MAX_FIND) } } satisfies Handle;

/** Opens the hit at once when there is only one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get("q");
  const groups = words ? await findEverywhere(context.get(servicesContext).db, words) : [];
  const places = placesFor(context, words ?? "");
  const [only] = groups;
  if (only && groups.length === 1 && only.total === 1 && places.length === 0) throw redirect(href(only.hits[0]!.to));
  if (places.length === 1 && groups.length === 0) throw redirect(href(places[0]!.to));
  return { words, groups, places };
}

/** Looks for a person by what only they have. It is posted, so that no telephone, mailbox or name of a patient gets into an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const words = textOf(await readForm(request), "q")
    .trim()
    .slice(0, MAX_FIND);
  const lookup = readLookup(words);
  if (lookup === null) throw redirect(href(words === "" ? FIND_PATH : `${FIND_PATH}?q=${encodeURIComponent(words)}`), { status: 303 });
  const [found, groups] = await Promise.all([
    findPerson({ ...services, actor: `admin:${viewerOf(context).userId}` }, lookup),
    lookup.kind === "phone" ? [] : findEverywhere(services.db, lookup.shown),
  ]);
  const hits = personHits(found);
  const lists = groups.filter(({ what }) => !OF_PEOPLE.includes(what));
  const [only] = hits;
  if (lookup.kind === "number" && only && hits.length === 1) throw redirect(href(only.to), { status: 303 });
  const places = placesFor(context, lookup.kind === "name" ? words : "");
  if (lookup.kind === "name" && hits.length === 0 && groups.length + places.length > 0)
    throw redirect(href(`${FIND_PATH}?q=${encodeURIComponent(words)}`), { status: 303 });
  const looks = await whoLooked(services.db, { noted: [...found.leads, ...found.messages], accounts: found.accounts.map(({ id }) => id) });
  return { words, phone: lookup.kind === "phone" ? lookup.shown : null, hits, looks, groups: lists, places };
}

/** The lists whose rows a look-up of a person has found already. */
const OF_PEOPLE: readonly FoundGroup["what"][] = ["requests", "messages", "people"];

/** Returns the screens and acts of these words that the person's role opens. */
const placesFor = (context: Route.LoaderArgs["context"], words: string) =>
  adminPlaces(viewerOf(context).teamRole, words).map((place) => ({ ...place, detail: null }));

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.find_title(), matches);

const GROUPS: Readonly<Record<FoundGroup["what"], () => string>> = {
  requests: m.desk_requests,
  messages: m.inbox_title,
  centros: m.providers_centers,
  especialistas: m.providers_specialists,
  people: m.people_title,
  claims: m.claims_title,
  reviews: m.find_reviews,
  topups: m.topups_admin_title,
  texts: m.editions_title,
  catalog: m.catalog_title,
  imports: m.find_imports,
};

/** What the search at the top of administration found, list by list. */
export default function AdminFind({ loaderData, actionData }: Route.ComponentProps) {
  const { words, groups, places } = actionData ?? loaderData;
  return (
    <DashboardPage title={m.find_title()} subtitle={m.find_text()}>
      <form method="post" action={href(FIND_PATH)} data-unguarded className="flex flex-wrap items-end gap-3">
        <Field label={m.find_words()} className="min-w-0 grow basis-48 sm:max-w-112">
          {(control) => (
            <Input {...control} type="search" name="q" data-find maxLength={MAX_FIND} defaultValue={words ?? ""} key={words ?? ""} />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.find_button()}
        </Button>
      </form>
      {actionData && <PersonHits phone={actionData.phone} hits={actionData.hits} />}
      {actionData && actionData.hits.length > 0 && <WhoLooked looks={actionData.looks} />}
      {words && !actionData && groups.length === 0 && places.length === 0 && (
        <EmptyState title={m.find_none({ words })}>{m.find_none_text()}</EmptyState>
      )}
      {places.length > 0 && (
        <Panel title={m.team_find_places()}>
          <FoundList hits={places} />
        </Panel>
      )}
      {groups.map(({ what, all, total, hits }) => (
        <Panel
          key={what}
          title={GROUPS[what]()}
          aside={
            total > hits.length &&
            (all ? (
              <TextLink href={href(all)}>{m.find_all({ count: total })}</TextLink>
            ) : (
              <span className="text-ink-2 text-ui">{m.find_first({ shown: hits.length, count: total })}</span>
            ))
          }
        >
          <FoundList hits={hits} />
        </Panel>
      ))}
    </DashboardPage>
  );
}
