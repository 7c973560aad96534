import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { FoundList } from "#app/components/dashboard/found-list.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { placesNamed } from "#app/components/team/provider-places.ts";
import { servicesContext } from "#app/context.ts";
import { MAX_PROVIDER_FIND, PROVIDER_FIND_PATH, type ProviderFound } from "#app/forms/followups/provider-found.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { inboxOf } from "#domain/followups/inbox.server.ts";
import type { Place } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/find";

const SHOWN = 6;
const EVERY_REQUEST = { tab: null, serviceId: null, state: null, assignedTo: null, minScore: null, page: 1 } as const;

export const handle = { query: { q: text(MAX_PROVIDER_FIND) } } satisfies Handle;

/** Finds what the person's role opens: screens and acts, and requests only where it sees them. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<ProviderFound> {
  const place = await ownCenter(context, null);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim();
  return {
    typed,
    requests: await requestsFor(context, place, typed),
    places: placesNamed(place, typed).map((found) => ({ ...found, detail: null })),
  };
}

async function requestsFor(context: Route.LoaderArgs["context"], place: Place, typed: string): Promise<ProviderFound["requests"]> {
  if (typed === "" || !roleMay(place.role, "requests.see")) return [];
  const { items } = await inboxOf(context.get(servicesContext), place.id, { ...EVERY_REQUEST, search: typed });
  return items.slice(0, SHOWN).map(({ id, name, service, number, city }) => {
    const subject = service?.name ?? m.followups_general();
    const details = [name && subject, city, number].filter(Boolean);
    return { to: `/dashboard/provider/solicitudes/${id}`, name: name || subject, detail: details.join(" · ") };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.find_title(), matches);

/** What the search at the top of a center's screens found; without words, everywhere that one can go. */
export default function ProviderFind({ loaderData: { typed, requests, places } }: Route.ComponentProps) {
  const groups = [
    { title: m.followups_title(), hits: requests },
    { title: m.team_find_places(), hits: places },
  ].filter(({ hits }) => hits.length > 0);
  return (
    <DashboardPage title={m.find_title()} subtitle={m.team_find_text()}>
      <form action={href(PROVIDER_FIND_PATH)} className="flex flex-wrap items-end gap-3">
        <Field label={m.team_find()} className="min-w-0 grow basis-48 sm:max-w-112">
          {(control) => (
            <Input {...control} type="search" name="q" data-find maxLength={MAX_PROVIDER_FIND} defaultValue={typed} key={typed} />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.find_button()}
        </Button>
      </form>
      {groups.length === 0 && <EmptyState title={m.find_none({ words: typed })}>{m.team_find_none()}</EmptyState>}
      {groups.map(({ title, hits }) => (
        <Panel key={title} title={title}>
          <FoundList hits={hits} />
        </Panel>
      ))}
    </DashboardPage>
  );
}
