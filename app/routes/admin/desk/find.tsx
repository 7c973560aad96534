import { redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { FIND_PATH } from "#app/components/desk/admin-search.tsx";
import { servicesContext } from "#app/context.ts";
import { findEverywhere } from "#app/forms/desk/find-everywhere.server.ts";
import { type FoundGroup, MAX_FIND } from "#app/forms/desk/found.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/find";

export const handle = { query: { q: text(MAX_FIND) } } satisfies Handle;

/** Opens the hit at once when there is only one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get("q");
  const groups = words ? await findEverywhere(context.get(servicesContext).db, words) : [];
  const [only] = groups;
  if (only && groups.length === 1 && only.total === 1) throw redirect(href(only.hits[0]!.to));
  return { words, groups };
}

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
export default function AdminFind({ loaderData: { words, groups } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.find_title()} subtitle={m.find_text()}>
      <form action={href(FIND_PATH)} className="flex flex-wrap items-end gap-3">
        <Field label={m.find_words()} className="min-w-0 grow basis-48 sm:max-w-112">
          {(control) => (
            <Input {...control} type="search" name="q" data-find maxLength={MAX_FIND} defaultValue={words ?? ""} key={words ?? ""} />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.find_button()}
        </Button>
      </form>
      {words && groups.length === 0 && <EmptyState title={m.find_none({ words })}>{m.find_none_text()}</EmptyState>}
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
          <ul>
            {hits.map(({ to, name, detail }) => (
              <li key={to} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b py-1 last:border-b-0">
                <TextLink href={href(to)}>{name}</TextLink>
                {detail && <span className="min-w-0 wrap-anywhere text-ink-2 text-ui">{detail}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </DashboardPage>
  );
}
