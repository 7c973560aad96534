import { randomUUID } from "node:crypto";
import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { comparedIssue, issueFacts } from "#app/components/newsletter/admin/compared-issue.ts";
import { IssueFields, issueError } from "#app/components/newsletter/admin/issue-fields.tsx";
import { ISSUES_PATH } from "#app/components/newsletter/admin/issue-list.tsx";
import { SendPanel } from "#app/components/newsletter/admin/send-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { readIssue, type TypedIssue, UUID } from "#app/forms/newsletter/read-issue.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { readMoment } from "#app/forms/read-moment.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { latestArticles } from "#domain/content/articles.server.ts";
import { holdIssue, type IssueErrors, saveIssue, scheduleIssue, testIssue } from "#domain/newsletter/issues.server.ts";
import { issueById, subscriberCounts } from "#domain/newsletter/newsletter-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/issue";

const NEW = "nuevo";
const CHOOSABLE = 100;
const DONE = {
  guardado: m.newsletter_done_saved,
  programado: m.newsletter_done_scheduled,
  detenido: m.newsletter_done_held,
  probado: m.newsletter_done_tested,
};

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const issue = UUID.test(params.id) ? await issueById(db, params.id) : null;
  if (!issue && params.id !== NEW) throw data(null, { status: 404 });
  const [articles, subscribers] = await Promise.all([latestArticles(db, CHOOSABLE), subscriberCounts(db)]);
  const done = doneIn(request.url, DONE);
  return { issue, articles: articles.map(({ slug, title }) => ({ slug, title })), readers: subscribers.confirmed, done };
}

interface Refused {
  typed?: TypedIssue;
  errors?: IssueErrors;
  changed?: true;
  /** The date as it was typed, and whether it has to be confirmed. */
  sending?: { date: string; confirming: boolean };
  version: number;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const ctx = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const form = await readForm(request);
  const id = UUID.test(params.id) ? params.id : null;
  if (!id && params.id !== NEW) throw data(null, { status: 404 });
  const sent = textOf(form, "version");
  const version = /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
  const refuse = (status: number, refused: Omit<Refused, "version">) => data<Refused>({ ...refused, version }, { status });
  const done = (at: string, what: keyof typeof DONE) => redirect(href(`${ISSUES_PATH}/${at}?hecho=${what}`), { status: 303 });
  const act = textOf(form, "accion");
  if (act === "guardar") {
    const typed = readIssue(form);
    const saved = await saveIssue(ctx, typed, id ? { id, version } : null);
    if (saved.outcome === "saved") throw done(saved.id, "guardado");
    if (saved.outcome === "not-found") throw data(null, { status: 404 });
    return saved.outcome === "changed" ? refuse(409, { typed, changed: true }) : refuse(422, { typed, errors: saved.errors });
  }
  if (!id) throw data(null, { status: 422 });
  if (act === "detener") {
    if ((await holdIssue(ctx, id)).outcome === "held") throw done(id, "detenido");
    return refuse(409, { changed: true });
  }
  if (act === "probar") {
    if ((await testIssue(ctx, { id, userId, key: randomUUID() })).outcome === "queued") throw done(id, "probado");
    throw data(null, { status: 404 });
  }
  if (act !== "enviar") throw data(null, { status: 422 });
  const date = textOf(form, "fecha");
  const sendAt = readMoment(date);
  const sending = { date, confirming: false };
  if (date !== "" && !sendAt) return refuse(422, { sending, errors: { sendAt: "invalid" } });
  if (textOf(form, "confirmado") !== "si") return refuse(200, { sending: { date, confirming: true } });
  const scheduled = await scheduleIssue(ctx, { id, version, sendAt });
  if (scheduled.outcome === "scheduled") throw done(id, "programado");
  if (scheduled.outcome === "not-found") throw data(null, { status: 404 });
  return "errors" in scheduled ? refuse(422, { sending, errors: scheduled.errors }) : refuse(409, { changed: true });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.newsletter_issue(), matches);

const EMPTY: TypedIssue = { subject: "", intro: "", articles: [] };

/** One issue: writing, testing, sending, and its results. */
export default function AdminIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, articles, readers, done } = loaderData;
  const { typed, errors = {}, changed, sending } = actionData ?? {};
  const version = issue?.version ?? 0;
  // After a conflict the person has seen the newer version; after a mistake they have not.
  const openedAt = actionData && !changed ? actionData.version : version;
  const isDraft = !issue || issue.status === "draft";
  return (
    <DashboardPage title={issue ? issue.subject : m.newsletter_new()} subtitle={isDraft ? m.newsletter_draft_text() : undefined}>
      <BackLink href={href(ISSUES_PATH)}>{m.newsletter_title()}</BackLink>
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {changed && isDraft && issue && (
        <ConflictNote>
          {typed ? <TheirFields fields={comparedIssue(issue, typed, articles)} /> : <Facts facts={issueFacts(issue, articles)} />}
        </ConflictNote>
      )}
      {changed && !isDraft && (
        <ToldNote>
          <p>{m.newsletter_changed_sent()}</p>
          {typed && (
            <>
              <p>{m.lists_conflict_mine()}</p>
              <Facts facts={issueFacts(typed, articles)} />
            </>
          )}
        </ToldNote>
      )}
      {isDraft ? (
        <>
          <Panel title={m.newsletter_write()} aside={issue && <PreviewLink id={issue.id} />}>
            <Form key={version} method="post" noValidate className="grid max-w-160 gap-5" data-unsaved={typed !== undefined}>
              <input type="hidden" name="version" value={openedAt} />
              <IssueFields text={typed ?? issue ?? EMPTY} errors={errors} articles={articles} />
              <p>
                <Button type="submit" kind={issue ? "outline" : "primary"} name="accion" value="guardar">
                  {m.newsletter_save()}
                </Button>
              </p>
            </Form>
          </Panel>
          {issue && (
            <SendPanel
              version={openedAt}
              readers={readers}
              date={{ typed: sending?.date ?? "", error: issueError("sendAt", errors.sendAt) }}
              confirming={sending?.confirming ?? false}
            />
          )}
        </>
      ) : (
        <Panel title={m.newsletter_how_it_went()} aside={<PreviewLink id={issue.id} />}>
          <Facts
            facts={[
              { key: "at", label: m.newsletter_when(), value: formatDateTime(issue.sentAt ?? issue.sendAt!) },
              { key: "queued", label: m.newsletter_queued(), value: formatNumber(issue.queued) },
              { key: "sent", label: m.newsletter_sent(), value: formatNumber(issue.sent) },
              { key: "failed", label: m.newsletter_failed(), value: formatNumber(issue.failed) },
              { key: "left", label: m.newsletter_left(), value: formatNumber(issue.left) },
            ]}
          />
          <p className="text-ink-2 text-sm">{m.newsletter_legend()}</p>
          {issue.status === "scheduled" && issue.queued === 0 && (
            <Form method="post">
              <Button type="submit" kind="outline" name="accion" value="detener">
                {m.newsletter_hold()}
              </Button>
            </Form>
          )}
        </Panel>
      )}
    </DashboardPage>
  );
}

const PreviewLink = ({ id }: { id: string }) => <TextLink href={href(`${ISSUES_PATH}/${id}/vista`)}>{m.newsletter_preview()}</TextLink>;
