import { data, Form } from "react-router";
import { comparedEntry } from "#app/components/catalog/compared-entry.ts";
import { EntryFields } from "#app/components/catalog/entry-fields.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { CATALOG, LISTS, type List, readEntry } from "#domain/catalog/catalog.ts";
import { oneEntry, serviceChoices } from "#domain/catalog/entry-queries.server.ts";
import { saveEntry } from "#domain/catalog/save-entry.server.ts";
import { m } from "#messages/m.ts";
import { ENTRY_ERRORS, LIST_NAMES } from "#texts/catalog.ts";
import type { Route } from "./+types/entry";

const NEW = "nueva";

export const handle = { query: { hecho: oneOf(["guardado"]) } } satisfies Handle;

const listOf = (name: string): List => {
  const list = LISTS.find((one) => one === name);
  if (!list) throw data(null, { status: 404 });
  return list;
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const list = listOf(params.lista);
  const [entry, services] = await Promise.all([
    params.clave === NEW ? null : oneEntry(db, list, params.clave),
    list === "servicios-medicos" ? serviceChoices(db) : [],
  ]);
  if (params.clave !== NEW && !entry) throw data(null, { status: 404 });
  return { list, entry, services, saved: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const list = listOf(params.lista);
  const form = await readForm(request);
  const typed = typedIn(list, form);
  const isNew = params.clave === NEW;
  const { entry, errors } = readEntry(CATALOG[list], (field) => typed[field] ?? "", { isNew });
  const version = textOf(form, "version");
  const refuse = (wrong: Record<string, string>) => data({ typed, version, errors: wrong, conflict: false }, { status: 422 });
  if (!entry) return refuse(wordsOf(errors));
  const opened = isNew ? undefined : { key: params.clave, version };
  const result = await saveEntry({ ...services, actor: `admin:${viewerOf(context).userId}` }, { list, entry, ...(opened && { opened }) });
  switch (result.outcome) {
    case "saved":
      throw done(`/dashboard/admin/listas/${list}/${result.key}`, "guardado");
    case "changed":
      return data({ typed, version, errors: {}, conflict: true }, { status: 409 });
    case "taken":
      return refuse({ [CATALOG[list].name]: m.catalog_error_taken() });
    case "unknown":
      return refuse({ service_type_id: m.catalog_error_unknown() });
    case "gone":
      throw data(null, { status: 404 });
  }
}

/** Returns what was typed, by field; a switch that is off is an empty text. */
function typedIn(list: List, form: PostedFields): Record<string, string> {
  const fields = ["key", "order", "offered", ...Object.keys(CATALOG[list].fields)];
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)]));
}

const wordsOf = (errors: Readonly<Record<string, keyof typeof ENTRY_ERRORS>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, ENTRY_ERRORS[code]()]));

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(loaderData?.entry?.name ?? m.catalog_new(), matches);

/** One entry of a list. Nothing is deleted here: an entry that is no longer offered stays on the profiles that chose it. */
export default function CatalogEntry({ loaderData: { list, entry, services, saved }, actionData }: Route.ComponentProps) {
  // After a conflict the person has seen the newer version; after a mistake they have not.
  const openedAt = actionData && !actionData.conflict ? actionData.version : (entry?.version ?? "");
  return (
    <DashboardPage title={entry?.name ?? m.catalog_new()}>
      <BackLink href={href(`/dashboard/admin/listas/${list}`)}>{LIST_NAMES[list]()}</BackLink>
      <DoneNote>{saved && !actionData ? m.catalog_done() : undefined}</DoneNote>
      {actionData?.conflict && entry && (
        <ConflictNote>
          <TheirFields fields={comparedEntry(list, entry, actionData.typed, services)} />
        </ConflictNote>
      )}
      <Panel title={m.catalog_entry()}>
        {entry && <p className="text-ink-2 text-ui">{m.catalog_uses({ count: entry.profiles })}</p>}
        <Form key={entry?.version} method="post" noValidate className="grid max-w-160 gap-5" data-unsaved={actionData !== undefined}>
          {entry && <input type="hidden" name="version" value={openedAt} />}
          <EntryFields list={list} entry={entry} typed={actionData?.typed ?? null} errors={actionData?.errors ?? {}} services={services} />
          <p>
            <Button type="submit" kind="primary">
              {m.catalog_save()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
