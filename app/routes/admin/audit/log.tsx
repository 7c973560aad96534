import Download from "lucide-react/icons/download";
import Lock from "lucide-react/icons/lock";
import { LogLines } from "#app/components/audit/log-lines.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { servicesContext } from "#app/context.ts";
import { askedLog, LOG_QUERY, logAddress } from "#app/forms/audit/asked-log.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { namesInLog } from "#domain/operations/log-names.server.ts";
import { type AskedLog, logPage, teamOfLog } from "#domain/operations/log-queries.server.ts";
import { m } from "#messages/m.ts";
import { AREA_NAMES } from "#texts/audit.ts";
import { choicesIn } from "#texts/choice-names.ts";
import type { Route } from "./+types/log";

const PATH = "/dashboard/admin/registro";

export const handle = { query: LOG_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedLog(request.url);
  const [page, team] = await Promise.all([logPage(db, asked), teamOfLog(db)]);
  return { ...page, names: await namesInLog(db, page.lines), team, asked };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.audit_title(), matches);

/** Who did what. Nothing here can be changed or removed. */
export default function AdminLog({ loaderData: { lines, names, next, team, asked } }: Route.ComponentProps) {
  const to = (change: Partial<AskedLog>) => href(logAddress(PATH, asked, change));
  return (
    <DashboardPage
      title={m.audit_title()}
      subtitle={m.audit_text()}
      actions={
        <Button kind="outline" size="s" icon={<Download />} href={href(logAddress(`${PATH}/registro.csv`, asked))} download>
          {m.audit_export()}
        </Button>
      }
    >
      <Tabs
        label={m.audit_views()}
        items={[
          { href: to({ everybody: false }), label: m.audit_view_team(), current: !asked.everybody },
          { href: to({ everybody: true }), label: m.audit_view_all(), current: asked.everybody },
        ]}
      />
      <Filters asked={asked} team={team} />
      {lines.length === 0 ? (
        <EmptyState title={m.audit_none()} actions={<TextLink href={href(`${PATH}?vista=todo`)}>{m.audit_clear()}</TextLink>}>
          {m.audit_none_text()}
        </EmptyState>
      ) : (
        <section aria-label={m.audit_title()} className="min-w-0 overflow-hidden rounded-xl border bg-surface elevation-1">
          <LogLines lines={lines} names={names} />
          <p className="flex items-center gap-2 border-t px-4 py-3 text-ink-2 text-ui">
            <Lock aria-hidden className="size-4 shrink-0" />
            {m.audit_only_added()}
          </p>
        </section>
      )}
      {(next !== null || asked.after !== null) && (
        <p className="flex flex-wrap gap-3">
          {asked.after !== null && (
            <Button kind="outline" href={to({})}>
              {m.audit_newest()}
            </Button>
          )}
          {next !== null && (
            <Button kind="outline" href={to({ after: next })}>
              {m.audit_older()}
            </Button>
          )}
        </p>
      )}
      <KeyHints hints={listKeys({ hasRows: lines.length > 0 })} />
    </DashboardPage>
  );
}

function Filters({ asked, team }: { asked: AskedLog; team: { value: string; label: string }[] }) {
  const narrowed = [asked.person, asked.area, asked.from, asked.to].some((value) => value !== null);
  return (
    <form action={href(PATH)} className="grid gap-2">
      {asked.everybody && <input type="hidden" name="vista" value="todo" />}
      <div className="flex items-end gap-3">
        <Field label={m.audit_search()} className="min-w-0 grow sm:max-w-112">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="q"
              maxLength={80}
              data-key="/"
              defaultValue={asked.about ?? ""}
              placeholder={m.audit_search_hint()}
            />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.audit_filter()}
        </Button>
      </div>
      <details open={narrowed}>
        <summary data-key="f" className="unfold min-h-11 font-semibold text-brand text-ui">
          {m.audit_more_filters()}
        </summary>
        <div className="grid items-end gap-3 pt-1 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={m.audit_person()}>
            {(control) => (
              <Select {...control} name="persona" placeholder={m.audit_any()} options={team} defaultValue={asked.person ?? ""} />
            )}
          </Field>
          <Field label={m.audit_area()}>
            {(control) => (
              <Select
                {...control}
                name="area"
                placeholder={m.audit_any()}
                options={choicesIn(AREA_NAMES)}
                defaultValue={asked.area ?? ""}
              />
            )}
          </Field>
          <Field label={m.audit_from()}>
            {(control) => <Input {...control} type="date" name="desde" defaultValue={asked.from ?? ""} />}
          </Field>
          <Field label={m.audit_to()}>{(control) => <Input {...control} type="date" name="hasta" defaultValue={asked.to ?? ""} />}</Field>
        </div>
      </details>
    </form>
  );
}
