import { data, Form, redirect } from "react-router";
import { ConflictNote } from "#app/components/admin/conflict-note.tsx";
import { ReviewPanel } from "#app/components/admin/review/review-panel.tsx";
import { TextFields } from "#app/components/admin/texts/text-fields.tsx";
import { TextVersions } from "#app/components/admin/texts/text-versions.tsx";
import { UnsavedGuard } from "#app/components/admin/unsaved-guard.tsx";
import { markdownDoor } from "#app/components/content/markdown-door.ts";
import { Prose } from "#app/components/content/prose.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { mistakeWords } from "#app/forms/texts/mistake-words.ts";
import { formValues, readTextForm } from "#app/forms/texts/read-text-form.ts";
import { TEXTS_PATH } from "#app/forms/texts/text-address.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { isTextKey, type TextKey, type TextKind } from "#domain/content/content-documents.ts";
import { emptyText, openText, writeText } from "#domain/content/edit-fields.ts";
import { outlineOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { archiveText, publishText } from "#domain/content/publish-text.server.ts";
import { restoreText, saveText } from "#domain/content/save-text.server.ts";
import { hasBody } from "#domain/content/text-fields.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { MAX_CONTENT_REASON } from "#domain/content/text-views.ts";
import { unsupportedClaims } from "#domain/content/unsupported-claims.ts";
import { reviewStands } from "#domain/reviewers/review-queries.server.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES, STATE_NAMES } from "#texts/editions.ts";
import type { Route } from "./+types/text";
import { comparedTexts } from "./texts/compared-texts.server.ts";

const DONE = {
  guardado: m.editions_saved,
  publicado: m.editions_published,
  archivado: m.editions_archived,
  restaurado: m.editions_restored,
  igual: m.editions_same,
} as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), comparar: count(99_999) } } satisfies Handle;

function keyOf(params: { kind?: string | undefined; slug?: string | undefined }): TextKey {
  const key = { kind: (params.kind ?? "treatment") as TextKind, slug: params.slug ?? "" };
  if (!isTextKey(key)) throw data(null, { status: 404 });
  return key;
}

/** Renders a text as its page does, sources numbered in the order in which it names them. */
const previewOf = (body: string) => renderBlocks(body, markdownDoor(outlineOf(body).references));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const key = keyOf(params);
  const { pathname, searchParams } = new URL(request.url);
  const versions = await textVersions(db, key);
  const newest = versions.find(({ state }) => state !== "waiting");
  const opened = openText(key, newest?.text ?? emptyText(key, new Date().toISOString().slice(0, 10)));
  const body = opened?.body ?? "";
  return {
    key,
    path: pathname,
    review: (await reviewStands(db, [key]))[0] ?? null,
    versions: versions.map(({ text: _, ...version }) => version),
    values: opened && { ...formValues(key.kind, opened), cuerpo: body },
    preview: previewOf(body),
    claims: unsupportedClaims(body),
    compared: comparedTexts(versions, Number(searchParams.get("comparar") ?? 0)),
    done: searchParams.get("hecho") as keyof typeof DONE | null,
    maxReason: MAX_CONTENT_REASON,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const { serves } = context.get(factsContext);
  const key = keyOf(params);
  const form = await request.formData().catch(() => new FormData());
  const number = /^\d{1,6}$/.test(String(form.get("version"))) ? Number(form.get("version")) : -1;
  const to = (done: keyof typeof DONE) => redirect(`${new URL(request.url).pathname}?hecho=${done}`, { status: 303 });
  const act = form.get("accion");
  const nothing = { values: null, preview: null, conflict: false, errors: [] as string[], reason: "" };

  if (act === "guardar" || act === "vista") {
    const edited = readTextForm(form, key.kind);
    const versions = await textVersions(services.db, key);
    const before = versions.find(({ state }) => state !== "waiting")?.text ?? emptyText(key, new Date().toISOString().slice(0, 10));
    const kept = { ...nothing, values: { ...formValues(key.kind, edited), cuerpo: edited.body }, preview: previewOf(edited.body) };
    if (act === "vista") return data(kept);
    const { outcome } = await saveText(services, userId, { ...key, text: writeText(key, before, edited), openedAt: number });
    if (outcome === "saved") throw to("guardado");
    if (outcome === "same") throw to("igual");
    return data({ ...kept, conflict: true }, { status: 409 });
  }
  if (act === "restaurar") {
    const { outcome } = await restoreText(services, userId, key, number);
    if (outcome === "saved") throw to("restaurado");
    throw data(null, { status: 404 });
  }
  const reason = String(form.get("motivo") ?? "")
    .replaceAll("\0", "")
    .trim();
  if (reason === "" || reason.length > MAX_CONTENT_REASON)
    return data({ ...nothing, reason, errors: [m.editions_reason_error({ max: MAX_CONTENT_REASON })] }, { status: 422 });
  const done = await (act === "archivar" ? archiveText : publishText)(services, userId, { ...key, number, reason }, serves);
  if (done.outcome === "published") throw to("publicado");
  if (done.outcome === "archived") throw to("archivado");
  if (done.outcome === "mistakes")
    return data({ ...nothing, reason, errors: done.mistakes.map(({ sentence }) => mistakeWords(sentence)) }, { status: 422 });
  return data({ ...nothing, reason, errors: [m.editions_stale()] }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.editions_title(), matches);

/** One text: its words beside how they will look, its data, what keeps it from being published, and its versions. */
export default function AdminText({ loaderData, actionData }: Route.ComponentProps) {
  const { key, path, versions, claims, compared, done, maxReason } = loaderData;
  const newest = versions[0];
  const draft = versions.find(({ state }) => state === "draft");
  const published = versions.find(({ state }) => state === "published");
  const waiting = versions.find(({ state }) => state === "waiting");
  const values = actionData?.values ?? loaderData.values;
  const preview = actionData?.preview ?? loaderData.preview;
  const errors = actionData?.errors ?? [];
  const openedAt = newest?.number ?? 0;
  const decided = draft ?? published;
  return (
    <DashboardPage
      title={newest?.title ?? m.editions_new_title({ kind: KIND_NAMES[key.kind]() })}
      subtitle={
        newest
          ? m.editions_subject({
              kind: KIND_NAMES[key.kind](),
              number: newest.number,
              state: STATE_NAMES[newest.state](),
              date: formatDate(newest.at),
            })
          : m.editions_subject_new({ kind: KIND_NAMES[key.kind]() })
      }
      actions={
        <Button kind="outline" href={href(path.startsWith("/admin/") ? "/admin/treatments" : TEXTS_PATH)}>
          {m.editions_back()}
        </Button>
      }
    >
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {waiting && <Note kind="caution">{m.editions_waiting_note({ number: waiting.number })}</Note>}
      {actionData?.conflict && newest && (
        <ConflictNote>
          <p>{m.editions_conflict_theirs({ name: newest.by ?? m.editions_from_file(), number: newest.number })}</p>
          <p>
            <a href={`${path}?comparar=${newest.number}`}>{m.editions_conflict_show()}</a>
          </p>
        </ConflictNote>
      )}
      {errors.length > 0 && (
        <Note kind="error" live>
          <ul>
            {errors.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      {values ? (
        <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <UnsavedGuard version={openedAt} unsaved={actionData?.values != null} />
          <input type="hidden" name="version" value={openedAt} />
          {hasBody(key.kind) && (
            <Panel title={m.editions_text()}>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
                <Field label={m.editions_markdown()} hint={m.editions_markdown_hint()}>
                  {(control) => <Textarea {...control} name="cuerpo" rows={24} defaultValue={String(values.cuerpo)} key={openedAt} />}
                </Field>
                <section aria-label={m.editions_preview()} className="grid content-start gap-3">
                  <h3 className="text-ink-2 text-sm">{m.editions_preview()}</h3>
                  <Prose html={preview} />
                </section>
              </div>
            </Panel>
          )}
          <Panel title={m.editions_fields()}>
            <TextFields key={openedAt} kind={key.kind} values={values} />
          </Panel>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" name="accion" value="guardar">
              {m.editions_save()}
            </Button>
            <Button type="submit" kind="outline" name="accion" value="vista">
              {m.editions_preview_button()}
            </Button>
          </p>
        </Form>
      ) : (
        <Note kind="error">{m.editions_broken()}</Note>
      )}
      <Panel title={m.editions_claims()}>
        {claims.length === 0 ? (
          <p className="text-ink-2">{m.editions_claims_none()}</p>
        ) : (
          <ul className="grid gap-2">
            {claims.map(({ sentence, line }) => (
              <li key={`${line} ${sentence}`}>
                <span className="text-ink-2 text-sm">{m.editions_claim_line({ line })}</span> {sentence}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {newest && <ReviewPanel of={key} stand={loaderData.review} />}
      {decided && (
        <Panel title={draft ? m.editions_publish() : m.editions_archive()}>
          <p className="text-ink-2">{draft ? m.editions_publish_text({ number: draft.number }) : m.editions_archive_text()}</p>
          <Form method="post" noValidate className="grid gap-4">
            <input type="hidden" name="version" value={decided.number} />
            <Field label={m.editions_reason()} hint={m.editions_reason_hint({ max: maxReason })} required>
              {(control) => <Input {...control} name="motivo" maxLength={maxReason} defaultValue={actionData?.reason} />}
            </Field>
            <p>
              <Button type="submit" kind={draft ? "cta" : "outline"} name="accion" value={draft ? "publicar" : "archivar"}>
                {draft ? m.editions_publish() : m.editions_archive()}
              </Button>
            </p>
          </Form>
        </Panel>
      )}
      {newest && <TextVersions path={path} versions={versions} compared={compared} />}
    </DashboardPage>
  );
}
