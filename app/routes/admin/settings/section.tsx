import { data, Form, redirect } from "react-router";
import { LogLines } from "#app/components/audit/log-lines.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SettingFields } from "#app/components/settings/setting-fields.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { readSetting, shownSetting } from "#app/forms/settings/read-setting.server.ts";
import { sectionAt, settingWords } from "#app/forms/settings/sections.ts";
import type { SettingSection } from "#app/forms/settings/setting-section.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { issueDueDocuments } from "#domain/invoicing/issue-documents.server.ts";
import { settingHistory } from "#domain/operations/setting-history.server.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/section";

const PATH = "/dashboard/admin/ajustes";

export const handle = { query: { hecho: oneOf(["guardado"]) } } satisfies Handle;

function sectionOf(params: { section?: string }): SettingSection {
  const section = sectionAt(params.section);
  if (!section) throw data(null, { status: 404 });
  return section;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const section = sectionOf(params);
  const { db } = context.get(servicesContext);
  const [stored, lines] = await Promise.all([storedSettings(db), settingHistory(db, section.key)]);
  const { value, version } = stored[section.key];
  return {
    slug: section.slug,
    version,
    values: shownSetting(section, value),
    lines,
    saved: new URL(request.url).searchParams.get("hecho") !== null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const section = sectionOf(params);
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const typed = Object.fromEntries(section.fields.map(({ name }) => [name, textOf(form, name)]));
  const sent = textOf(form, "version");
  const version = /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
  const refuse = (refused: { errors?: Record<string, string>; conflict?: true; same?: true }, status: 409 | 422) =>
    data({ typed, version, errors: {}, conflict: false, same: false, ...refused }, { status });
  const services = context.get(servicesContext);
  const stored = (await storedSettings(services.db))[section.key];
  const read = readSetting(section, typed, stored.value);
  if ("errors" in read) return refuse({ errors: read.errors }, 422);
  const { outcome } = await saveSetting(services, userId, { key: section.key, value: read.value, version });
  if (outcome === "changed") return refuse({ conflict: true }, 409);
  if (outcome === "same") return refuse({ same: true }, 422);
  // Issues the documents that waited for an issuer.
  if (section.key === "fiscal_issuer") await issueDueDocuments(services, paidTopUp);
  throw redirect(href(`${PATH}/${section.slug}?hecho=guardado`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  dashboardMeta(sectionAt(params.section)?.title() ?? m.settings_title(), matches);

/** One section of the settings, and its changes. */
export default function AdminSetting({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, version, values, lines, saved } = loaderData;
  const section = sectionAt(slug)!;
  const { title, text, fields, seeAlso } = section;
  const blank = Object.fromEntries(fields.flatMap(({ name, fresh }) => (fresh ? [[name, ""]] : [])));
  const typed: Readonly<Record<string, string>> = actionData?.typed ?? { ...values, ...blank };
  // After a conflict the person has seen the newer version; after a mistake they have not.
  const openedAt = actionData && !actionData.conflict ? actionData.version : version;
  return (
    <DashboardPage title={title()} subtitle={text()}>
      <BackLink href={href(PATH)}>{m.settings_title()}</BackLink>
      {saved && !actionData && (
        <Note kind="ok" live>
          {m.settings_saved()}
        </Note>
      )}
      {actionData?.same && (
        <Note kind="info" live>
          {m.settings_same()}
        </Note>
      )}
      {actionData?.conflict && (
        <ConflictNote>
          <TheirFields
            fields={fields
              .filter(({ closed }) => !closed)
              .map((field) => ({
                ...{ key: field.name, label: field.label(), theirs: values[field.name] ?? "", mine: typed[field.name] ?? "" },
                ...{ shown: settingWords(field, values[field.name]), long: field.long },
              }))}
          />
        </ConflictNote>
      )}
      <Panel title={m.settings_in_force()}>
        <Form
          key={version}
          method="post"
          noValidate
          className="grid max-w-160 gap-5"
          data-unsaved={actionData !== undefined && !actionData.same}
        >
          <input type="hidden" name="version" value={openedAt} />
          <SettingFields fields={fields} values={typed} errors={actionData?.errors ?? {}} />
          {fields.some(({ closed }) => !closed) && (
            <p>
              <Button type="submit" kind="primary">
                {m.settings_save()}
              </Button>
            </p>
          )}
        </Form>
        {seeAlso && <TextLink href={href(seeAlso.path)}>{seeAlso.label()}</TextLink>}
      </Panel>
      <Panel title={m.settings_history()}>
        {lines.length === 0 ? <p className="text-ink-2">{m.settings_history_none()}</p> : <LogLines lines={lines} />}
      </Panel>
    </DashboardPage>
  );
}
