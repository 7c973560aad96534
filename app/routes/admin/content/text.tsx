import { data, Form, redirect } from "react-router";
import { comparedTexts } from "#app/components/content/editor/compared-texts.server.ts";
import { MenuLeads } from "#app/components/content/editor/menu-leads.tsx";
import { MistakesNote } from "#app/components/content/editor/mistakes-note.tsx";
import { NewSource } from "#app/components/content/editor/new-source.tsx";
import { ScheduleNotes } from "#app/components/content/editor/schedule-notes.tsx";
import { ShareDraft } from "#app/components/content/editor/share-draft.tsx";
import { TextHead } from "#app/components/content/editor/text-head.tsx";
import { TextPart } from "#app/components/content/editor/text-part.tsx";
import { ClaimsPanel, PublishPanel } from "#app/components/content/editor/text-review.tsx";
import { TextTabs } from "#app/components/content/editor/text-tabs.tsx";
import { TextVersions } from "#app/components/content/editor/text-versions.tsx";
import { ConflictNote } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SaveBar } from "#app/components/dashboard/save-bar.tsx";
import { ReviewPanel } from "#app/components/reviewers/review-panel.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { textPath } from "#app/forms/content/text-address.ts";
import { fieldsOfSection, sectionAt } from "#app/forms/content/text-sections.ts";
import { readFormData } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { markValues } from "#app/mark-values.server.ts";
import { count, oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { isTextKey, type TextKind } from "#domain/content/content-documents.ts";
import { DRAFT_LINK_DAYS } from "#domain/content/draft-link.server.ts";
import { restoreText } from "#domain/content/save-text.server.ts";
import { MAX_CONTENT_REASON } from "#domain/content/text-views.ts";
import { reviewStands } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/text";
import { decideText, isDecision } from "./decide-text.server.ts";
import { addSource, editText, type ReturnedText, returned } from "./edit-text.server.ts";
import { openedText } from "./opened-text.server.ts";

const DONE = {
  guardado: m.editions_saved,
  publicado: m.editions_published,
  archivado: m.editions_archived,
  restaurado: m.editions_restored,
  igual: m.editions_same,
  fuente: m.editor_source_saved,
  programado: m.editions_scheduled,
  cancelado: m.editions_unscheduled,
} as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), comparar: count(99_999) } } satisfies Handle;

function askedOf(params: { kind?: string | undefined; slug?: string | undefined; section?: string | undefined }) {
  const key = { kind: (params.kind ?? "treatment") as TextKind, slug: params.slug ?? "" };
  const section = isTextKey(key) ? sectionAt(key.kind, params.section) : null;
  if (!section) throw data(null, { status: 404 });
  // This is not the address of the request, which ends in «.data» when a script asks.
  return { key, section, path: href(params.kind ? textPath(key) : `/admin/treatments/${key.slug}`) };
}

/** Only the words of pages have marks in them. */
const marksOf = (context: Route.LoaderArgs["context"], kind: TextKind) => (kind === "page" ? markValues(context) : null);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { key, section, path } = askedOf(params);
  const { searchParams } = new URL(request.url);
  const { versions, opened, ...text } = await openedText(db, key, await marksOf(context, key.kind));
  const rows = (name: string) => (Array.isArray(opened?.fields[name]) ? opened.fields[name].length : 0);
  return {
    ...text,
    ...{ key, section, path },
    review: section === "revision" ? ((await reviewStands(db, [key]))[0] ?? null) : null,
    versions: versions.map(({ text: _, ...version }) => version),
    counts: {
      datos: rows("key_facts") + rows("essentials"),
      preguntas: rows("questions"),
      fuentes: rows("sources"),
      revision: text.claims.length + text.directory.filter(({ old }) => old.length > 0).length,
      versiones: versions.length,
    },
    compared: comparedTexts(key.kind, versions, Number(searchParams.get("comparar") ?? 0)),
    done: doneIn(request.url, DONE),
    linkDays: DRAFT_LINK_DAYS,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const { key, section, path } = askedOf(params);
  const form = await readFormData(request);
  const number = /^\d{1,6}$/.test(String(form.get("version"))) ? Number(form.get("version")) : -1;
  const to = (done: keyof typeof DONE) => redirect(`${path}${params.section ? `/${section}` : ""}?hecho=${done}`, { status: 303 });
  // A form that comes back belongs to the version that it names, even when a newer one exists by now.
  const back = ({ status, ...text }: ReturnedText) => data({ ...text, version: number, stamp: crypto.randomUUID() }, { status });
  const act = String(form.get("accion"));
  const posted = { key, section, form, openedAt: number, marks: await marksOf(context, key.kind) };

  if (act === "fuente") {
    const added = await addSource(services, userId, posted);
    if (added === "source") throw to("fuente");
    return back(added);
  }
  if (act === "restaurar") {
    if ((await restoreText(services, userId, key, number)).outcome === "saved") throw to("restaurado");
    throw data(null, { status: 404 });
  }
  if (!isDecision(act)) {
    const edited = await editText(services, userId, posted);
    if (edited === "saved") throw to("guardado");
    if (edited === "same") throw to("igual");
    return back(edited ?? returned({ errors: [m.editions_broken()], status: 422 }));
  }
  const decided = await decideText(services, userId, { ...posted, act, number }, context.get(factsContext).serves);
  if (typeof decided === "string") throw to(decided);
  return back(decided);
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.editions_title(), matches);

/** One part of a text's editor. Two parts are not edited: review and versions, which decide what happens to the whole text. */
export default function AdminText({ loaderData, actionData }: Route.ComponentProps) {
  const { key, section, path, versions, claims, compared, done, counts } = loaderData;
  const newest = versions[0];
  const waiting = versions.find(({ state }) => state === "waiting");
  const decided = versions.find(({ state }) => state === "draft") ?? versions.find(({ state }) => state === "published");
  const values = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? [];
  // After a conflict the person has seen the newer version; after anything else they may not have.
  const openedAt = actionData && !actionData.conflict ? actionData.version : (newest?.number ?? 0);
  const edits = fieldsOfSection(key.kind, section) !== null;
  const opened = `${newest?.number ?? 0} ${section} ${actionData?.stamp ?? ""}`;
  return (
    <DashboardPage>
      <TextHead kind={key.kind} path={path} versions={versions} category={values?.category ? String(values.category) : null} />
      <TextTabs kind={key.kind} path={path} current={section} counts={counts} />
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {waiting && <Note kind="caution">{m.editions_waiting_note({ number: waiting.number })}</Note>}
      {decided && <ScheduleNotes {...decided} />}
      {actionData?.conflict && newest && (
        <ConflictNote>
          <p>{m.editions_conflict_theirs({ name: newest.by ?? m.editions_from_file(), number: newest.number })}</p>
          <p>
            <a className="link" href={`${path}/versiones?comparar=${newest.number}`}>
              {m.editions_conflict_show()}
            </a>
          </p>
        </ConflictNote>
      )}
      {!actionData?.source && <MistakesNote mistakes={errors} />}
      {actionData && actionData.leads.length > 0 && <MenuLeads leads={actionData.leads} />}
      {edits && values && (
        <Form
          method="post"
          noValidate
          preventScrollReset
          className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5"
          key={opened}
          data-unsaved={actionData?.values != null}
        >
          <input type="hidden" name="version" value={openedAt} />
          <TextPart
            {...{
              of: key,
              section,
              values,
              generator: loaderData.generator,
              sources: loaderData.sources,
              pictures: loaderData.pictures,
              others: loaderData.others,
            }}
            marks={loaderData.marks}
            limits={loaderData.limits}
            preview={actionData?.preview ?? loaderData.preview}
            focus={actionData?.focus ?? null}
          />
          <SaveBar title={actionData?.values ? m.editor_unsaved() : m.editor_bar_title()} text={m.editor_bar_text()}>
            <span className="flex flex-wrap gap-2">
              <Button type="submit" kind="inverse" name="accion" value="guardar">
                {m.editions_save()}
              </Button>
              {section === "texto" && (
                <Button type="submit" kind="outline-inverse" name="accion" value="vista">
                  {m.editions_preview_button()}
                </Button>
              )}
            </span>
          </SaveBar>
        </Form>
      )}
      {edits && !values && <Note kind="error">{m.editions_broken()}</Note>}
      {section === "fuentes" && (
        <Panel title={m.editor_source_new()}>
          <NewSource key={opened} version={openedAt} values={actionData?.source ?? {}} errors={actionData?.source ? errors : []} />
        </Panel>
      )}
      {section === "revision" && (
        <>
          <ClaimsPanel path={path} claims={claims} directory={loaderData.directory} generator={loaderData.generator} />
          {newest && <ReviewPanel of={key} stand={loaderData.review} />}
          {decided && (
            <PublishPanel
              kind={key.kind}
              version={decided}
              claims={claims}
              reason={actionData?.reason}
              when={actionData?.when}
              maxReason={MAX_CONTENT_REASON}
            />
          )}
          {decided?.state === "draft" && <ShareDraft number={decided.number} days={loaderData.linkDays} link={actionData?.link ?? null} />}
        </>
      )}
      {section === "versiones" &&
        (newest ? <TextVersions path={`${path}/versiones`} versions={versions} compared={compared} /> : <p>{m.editor_versions_none()}</p>)}
    </DashboardPage>
  );
}
