import { data, Form, redirect } from "react-router";
import { howRead } from "#app/components/content/how-read.ts";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SourceStateBadge } from "#app/components/reviewers/source-state.tsx";
import { servicesContext } from "#app/context.ts";
import { textPath } from "#app/forms/content/text-address.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { markSource } from "#domain/content/mark-source.server.ts";
import { MAX_SOURCE_NOTE, SOURCE_STATES } from "#domain/content/source-mark.ts";
import { registeredSource } from "#domain/content/source-register.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/editions.ts";
import { SOURCE_STATE_NAMES } from "#texts/references.ts";
import type { Route } from "./+types/source";

const PATH = "/dashboard/admin/fuentes";

export const handle = { query: { hecho: oneOf(["marcada"]) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const source = await registeredSource(context.get(servicesContext).db, params.id);
  if (!source) throw data(null, { status: 404 });
  return { source, done: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const state = SOURCE_STATES.find((one) => one === textOf(form, "marca"));
  const note = textOf(form, "nota").trim();
  const version = /^\d{1,6}$/.test(textOf(form, "version")) ? Number(textOf(form, "version")) : -1;
  const refused = { state: state ?? "", note, version, conflict: false, wrong: null as "state" | "note" | null };
  if (!state) return data({ ...refused, wrong: "state" as const }, { status: 422 });
  if (note.length > MAX_SOURCE_NOTE) return data({ ...refused, wrong: "note" as const }, { status: 422 });
  const outcome = await markSource(context.get(servicesContext), viewerOf(context).userId, { id: params.id, state, note, version });
  if (outcome === "not-found") throw data(null, { status: 404 });
  if (outcome === "changed") return data({ ...refused, conflict: true }, { status: 409 });
  throw redirect(href(`${PATH}/${params.id}?hecho=marcada`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(loaderData?.source.title ?? m.references_title(), matches);

/** One source: what we took from it, which texts use it, and what a person found when they checked it. */
export default function SourceScreen({ loaderData: { source, done }, actionData }: Route.ComponentProps) {
  const { id, title, publisher, url, statement, language, mark, citedBy } = source;
  const by = mark.by ?? m.references_mark_team();
  // After a conflict the person has seen the newer mark; after a mistake they have not.
  const openedAt = actionData && !actionData.conflict ? actionData.version : mark.version;
  return (
    <DashboardPage title={title} subtitle={publisher}>
      <BackLink href={href(PATH)}>{m.references_title()}</BackLink>
      {done && !actionData && (
        <Note kind="ok" live>
          {m.references_done()}
        </Note>
      )}
      {actionData?.conflict && mark.state && (
        <ConflictNote>
          <p>{m.references_conflict({ state: SOURCE_STATE_NAMES[mark.state](), name: by })}</p>
          {mark.note && <p>«{mark.note}»</p>}
        </ConflictNote>
      )}
      <Panel title={m.references_source()} aside={<SourceStateBadge state={mark.state} />}>
        <p className="max-w-text">
          <span className="block text-ink-2 text-ui">{m.references_statement()}</span>
          {statement}
        </p>
        {source.excerpt && (
          <p className="max-w-text">
            <span className="block text-ink-2 text-ui">{m.articles_source_words()}</span>
            <q lang={language}>{source.excerpt}</q>
          </p>
        )}
        <p>
          <span className="block text-ink-2 text-ui">{m.references_address()}</span>
          <a className="link wrap-anywhere" href={url} rel="noopener" hrefLang={language}>
            {url}
          </a>
        </p>
        <Facts
          facts={[
            { key: "seen", label: m.references_checked(), value: howRead(source) },
            ...(mark.state && mark.checkedOn
              ? [
                  {
                    key: "mark",
                    label: m.references_state(),
                    value: m.references_mark_last({ state: SOURCE_STATE_NAMES[mark.state](), name: by, date: formatDate(mark.checkedOn) }),
                    ...(mark.note && { detail: mark.note }),
                  },
                ]
              : []),
          ]}
        />
        <p>
          <Button kind="outline" size="s" href={href(textPath({ kind: "source", slug: id }))}>
            {m.references_open_text()}
          </Button>
        </p>
      </Panel>
      <Panel title={m.references_cited_by()}>
        {mark.state === "dead" && citedBy.length > 0 && <Note kind="caution">{m.references_cited_dead()}</Note>}
        {mark.state === "changed" && citedBy.length > 0 && <Note kind="caution">{m.references_cited_changed()}</Note>}
        {citedBy.length === 0 ? (
          <p className="text-ink-2">{m.references_cited_none()}</p>
        ) : (
          <ul className="divide-y">
            {citedBy.map((text) => (
              <li key={`${text.kind} ${text.slug}`} className="py-2.5 first:pt-0 last:pb-0">
                <a className="link" href={href(textPath(text))}>
                  {text.title}
                </a>{" "}
                <span className="text-ink-2 text-ui">{KIND_NAMES[text.kind]()}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={m.references_mark()}>
        <p className="text-ink-2">{m.references_mark_text()}</p>
        <Form method="post" noValidate className="grid max-w-text gap-4">
          <input type="hidden" name="version" value={openedAt} />
          <Field label={m.references_state()} error={actionData?.wrong === "state" ? m.references_state_error() : undefined} required>
            {(control) => (
              <Select
                {...control}
                name="marca"
                options={SOURCE_STATES.map((value) => ({ value, label: SOURCE_STATE_NAMES[value]() }))}
                defaultValue={actionData?.state || (mark.state ?? "stands")}
              />
            )}
          </Field>
          <Field
            label={m.references_note()}
            hint={m.references_note_hint({ max: MAX_SOURCE_NOTE })}
            error={actionData?.wrong === "note" ? m.references_note_error({ max: MAX_SOURCE_NOTE }) : undefined}
            optionalWord={m.references_optional()}
          >
            {(control) => <Input {...control} name="nota" maxLength={MAX_SOURCE_NOTE} defaultValue={actionData?.note ?? mark.note} />}
          </Field>
          <p>
            <Button type="submit" kind="primary">
              {m.references_save()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
