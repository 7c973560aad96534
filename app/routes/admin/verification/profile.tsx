import ArrowLeft from "lucide-react/icons/arrow-left";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { ChangesPanel, LateChange } from "#app/components/verification/changes-panel.tsx";
import { DecisionPanel } from "#app/components/verification/decision-panel.tsx";
import { History } from "#app/components/verification/history.tsx";
import { ItemRow } from "#app/components/verification/item-row.tsx";
import { LookAlikes } from "#app/components/verification/look-alikes.tsx";
import { shownPaper } from "#app/components/verification/paper-of-profile.ts";
import { PaperRow } from "#app/components/verification/paper-row.tsx";
import { besidePaper, PaperViewer, paperHints } from "#app/components/verification/papers/paper-viewer.tsx";
import { openPaperOf } from "#app/components/verification/papers/shown-paper.ts";
import { STATUS_BADGES, saysOf } from "#app/components/verification/profile-says.ts";
import { QueueLinks, queueHints } from "#app/components/verification/queue-links.tsx";
import { profileInQueue, QUEUE } from "#app/components/verification/queue-list.tsx";
import { Wait } from "#app/components/verification/wait.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { listAddress } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { RefusedChange } from "#app/forms/verification/decide-asked.server.ts";
import { CHANGE_ACTS, decideAsked } from "#app/forms/verification/decide-asked.server.ts";
import { decideSent } from "#app/forms/verification/decide-sent.server.ts";
import { findSent } from "#app/forms/verification/find-sent.server.ts";
import { paperSent } from "#app/forms/verification/paper-sent.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { waitingChanges } from "#domain/listing/change-queries.server.ts";
import { openedPapers } from "#domain/listing/document-files.server.ts";
import { currentPapers } from "#domain/listing/documents.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { itemsOf, papersFor, saidOf } from "#domain/verification/checklist.ts";
import { likeNames, NO_LIKE_NAMES } from "#domain/verification/like-names.server.ts";
import { historyOf, openProfile, profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { queuePlace } from "#domain/verification/queue-queries.server.ts";
import { m } from "#messages/m.ts";
import { businessDaysSince } from "#platform/business-days.server.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES } from "#texts/verification.ts";
import type { Route } from "./+types/profile";

const DONE = {
  sigue: m.verification_done_next,
  anotado: m.verification_done_checked,
  decidido: m.verification_done_decided,
  cambio: m.changes_done,
};

export const handle = {
  query: { ...QUEUE.query, hecho: oneOf(Object.keys(DONE)), papel: slugs(36), en: slugs(36) },
} satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const profile = await profileToCheck(db, params.id);
  if (!profile) throw data(null, { status: 404 });
  const { asked, query } = QUEUE.asks(request.url);
  const papers = currentPapers(profile.papers).map(({ id }) => id);
  const [others, changes, alike, history, time, queue, opened] = await Promise.all([
    openProfile(db, profile.id, viewerOf(context).userId),
    waitingChanges(db, profile.id),
    likeNames(db, [profile.id]),
    historyOf(db, profile.id),
    loadReviewTime(db),
    queuePlace(db, profile.id, query),
    openedPapers(db, `admin:${viewerOf(context).userId}`, papers),
  ]);
  return {
    profile,
    others,
    changes,
    alike: alike.get(profile.id) ?? NO_LIKE_NAMES,
    history,
    time,
    asked,
    queue,
    opened,
    days: businessDaysSince(profile.since),
    said: doneIn(request.url, DONE),
    noted: new URL(request.url).searchParams.get("en"),
    paper: openPaperOf(request),
  };
}

type Refused = Parameters<typeof ItemRow>[0]["refused"] extends infer Item
  ? {
      item?: Item;
      paper?: Parameters<typeof PaperRow>[0]["refused"];
      decision?: Parameters<typeof DecisionPanel>[0]["refused"];
      change?: RefusedChange;
      changed?: boolean;
    }
  : never;
const refuse = (refused: Refused, status = 422) => data(refused, { status });

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  if (!isRowId(params.id)) throw data(null, { status: 404 });
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const act = textOf(form, "accion");
  const paper = openPaperOf(request);
  const here = profileInQueue(params.id, QUEUE.read(request.url));
  const back = (what: keyof typeof DONE, line?: string) => done(here, what, { ...(line && { en: line }), ...(paper && { papel: paper }) });
  if (act === "coincide" || act === "no-coincide") {
    const outcome = await findSent(db, params.id, form, actor);
    if (outcome === "not-found") throw data(null, { status: 404 });
    if ("refused" in outcome) return refuse({ item: outcome.refused }, outcome.status);
    throw back("anotado", outcome.item);
  }
  if (act === "aceptar" || act === "devolver-documento") {
    const outcome = await paperSent(db, params.id, form, actor);
    if (outcome === "not-found") throw data(null, { status: 404 });
    if ("refused" in outcome) return refuse({ changed: outcome.status === 409, paper: outcome.refused }, outcome.status);
    throw back("anotado", outcome.id);
  }
  if (CHANGE_ACTS.some((one) => one === act)) {
    const outcome = await decideAsked(db, params.id, form, actor);
    if (outcome === "not-found") throw data(null, { status: 404 });
    if (outcome) return refuse({ change: outcome.refused }, outcome.status);
    throw back("cambio");
  }
  if (act !== "decidir" && act !== "decidir-y-seguir") throw data(null, { status: 422 });
  const { asked, query } = QUEUE.asks(request.url);
  const next = act === "decidir" ? null : (await queuePlace(db, params.id, query)).next;
  const outcome = await decideSent(db, params.id, form, actor);
  if (outcome === "not-found") throw data(null, { status: 404 });
  if (outcome) return refuse({ changed: outcome.changed, decision: outcome.refused }, outcome.status);
  throw next ? done(profileInQueue(next, asked), "sigue") : back("decidido");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_title(), matches);

/** One profile beside its papers, and the decision. */
export default function VerificationOne({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, others, changes, alike, history, time, asked, queue, opened, days, said, noted, paper } = loaderData;
  const { name, type, status, city, papers, checks, missing, today, slug } = profile;
  // Price lists are compared with the prices at their own address.
  const current = currentPapers(papers).filter(({ kind }) => kind !== "precios");
  const shown = current.map(shownPaper);
  const places = besidePaper(shown.some(({ id }) => id === paper));
  const unlocked = (id: string) => id === paper || opened.includes(id);
  const fresh = actionData ? null : said;
  const left = missing.verify.length;
  const isPublic = status === "published" || status === "verified";
  return (
    <DashboardPage
      title={name}
      subtitle={[PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · ")}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge kind={STATUS_BADGES[status]}>{STATUS_NAMES[status]()}</Badge>
          <QueueLinks queue={queue} addressOf={(id) => href(profileInQueue(id, asked))} />
        </div>
      }
    >
      <p className="-my-2 flex flex-wrap gap-x-5">
        <TextLink href={href(listAddress(QUEUE.path, QUEUE.shape, asked))} icon={<ArrowLeft />}>
          {m.verification_title()}
        </TextLink>
        {isPublic && (
          <TextLink href={href(`/${type === "clinic" ? "centros" : "especialistas"}/${slug}`)}>{m.verification_public_profile()}</TextLink>
        )}
        {profile.uncheckedOutcomes > 0 && (
          <TextLink href={href(`/dashboard/admin/evidencias?q=${encodeURIComponent(name)}`)}>
            {m.verification_outcomes_link({ count: profile.uncheckedOutcomes })}
          </TextLink>
        )}
      </p>
      {status === "pending" && <Wait days={days} since={profile.since} time={time} />}
      <DoneNote>{fresh && !noted ? DONE[fresh]() : undefined}</DoneNote>
      {actionData?.changed && <ToldNote>{m.verification_changed()}</ToldNote>}
      <LateChange refused={actionData?.change} changes={changes} />
      {others.length > 0 && <Note kind="caution">{m.verification_others({ names: others.join(", ") })}</Note>}
      {profile.returnedReason && <Note kind="info">{profile.returnedReason}</Note>}
      <LookAlikes title={m.changes_alike_title()} others={alike.own} />
      <div className={places.grid}>
        {shown.length > 0 && <PaperViewer papers={shown} shown={paper} className={places.paper} />}
        <div className={places.proven}>
          {changes.length > 0 && <ChangesPanel changes={changes} alike={alike.asked} papers={current} refused={actionData?.change} />}
          <Panel
            title={m.verification_says()}
            aside={
              <span className="text-ink-2 text-ui">{left === 0 ? m.verification_left_none() : m.verification_left({ count: left })}</span>
            }
          >
            <ul>
              {itemsOf(type).map((item) => (
                <ItemRow
                  key={item}
                  item={item}
                  says={saysOf(profile)[item]}
                  about={profile.says[item]}
                  said={saidOf(profile, item)}
                  papers={papersFor(profile.papers, item)}
                  unlocked={papersFor(profile.papers, item).some(({ id }) => unlocked(id))}
                  check={checks.find((check) => check.item === item)}
                  refused={actionData?.item}
                  noted={fresh !== null && noted === item}
                />
              ))}
            </ul>
          </Panel>
          <Panel title={m.verification_documents()}>
            {current.length === 0 && <p className="text-ink-2">{m.verification_documents_none()}</p>}
            <ul className="empty:hidden">
              {current.map((paper) => (
                <PaperRow
                  key={paper.id}
                  paper={paper}
                  today={today}
                  unlocked={unlocked(paper.id)}
                  refused={actionData?.paper?.id === paper.id ? actionData.paper : undefined}
                  noted={fresh !== null && noted === paper.id}
                />
              ))}
            </ul>
          </Panel>
        </div>
        <DecisionPanel
          profile={profile}
          next={queue.place !== null && queue.next !== null}
          refused={actionData?.decision}
          className={places.decision}
        />
        <History lines={history} className={places.past} />
      </div>
      <KeyHints hints={[...queueHints(queue), ...paperHints(shown, paper)]} />
    </DashboardPage>
  );
}
