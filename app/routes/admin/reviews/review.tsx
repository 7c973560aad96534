import ArrowLeft from "lucide-react/icons/arrow-left";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { DecideReply, DecideReview } from "#app/components/reviews/admin/decision-panels.tsx";
import { Appeals, ConsultationProof, Decisions, Reply, Reports } from "#app/components/reviews/admin/review-record.tsx";
import { ReviewStars } from "#app/components/reviews/review-stars.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { moderate } from "#app/forms/reviews/moderate.server.ts";
import { MODERATION_ACTS, type ModerationAct } from "#app/forms/reviews/moderation-acts.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { reviewToModerate } from "#domain/reviews/moderation-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { REVIEW_STATUS_NAMES } from "#texts/reviews.ts";
import type { Route } from "./+types/review";

const LIST = "/dashboard/admin/resenas";
const DONE: ChoiceNames<ModerationAct> = {
  publicar: m.moderation_done_publicar,
  rechazar: m.moderation_done_rechazar,
  "publicar-respuesta": m.moderation_done_publicar_respuesta,
  "rechazar-respuesta": m.moderation_done_rechazar_respuesta,
};

export const handle = { query: { hecho: oneOf(MODERATION_ACTS) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const review = await reviewToModerate(context.get(servicesContext).db, params.id, `admin:${viewerOf(context).userId}`);
  if (!review) throw data(null, { status: 404 });
  return { review, said: doneIn(request.url, DONE) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = `admin:${viewerOf(context).userId}` as const;
  const acted = await moderate(context.get(servicesContext).db, params.id, actor, await readForm(request));
  if (!acted) throw data(null, { status: 404 });
  if ("refused" in acted) return data(acted.refused, { status: acted.refused.problem ? 409 : 422 });
  throw done(`${LIST}/${params.id}`, acted.done);
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.moderation_title(), matches);

/** One review beside the proof of its consultation, and what our team decides about it. */
export default function AdminReview({ loaderData: { review, said }, actionData }: Route.ComponentProps) {
  const { id, center, path, author, rating, body, status, createdAt, proposedAt, reply } = review;
  const refusedOf = (...acts: ModerationAct[]) => (actionData && acts.includes(actionData.act) ? actionData : undefined);
  return (
    <DashboardPage
      title={m.moderation_one({ author, center })}
      subtitle={m.moderation_written({ date: formatDate(createdAt) })}
      actions={
        <Badge kind={status === "published" ? "info" : status === "pending" ? "pending" : "neutral"}>{REVIEW_STATUS_NAMES[status]()}</Badge>
      }
    >
      <p className="-my-2 flex flex-wrap gap-x-5">
        <TextLink href={href(LIST)} icon={<ArrowLeft />}>
          {m.moderation_title()}
        </TextLink>
        <TextLink href={href(path)}>{m.moderation_profile({ center })}</TextLink>
      </p>
      <DoneNote>{said && !actionData ? DONE[said]() : undefined}</DoneNote>
      {actionData?.problem === "changed" && <ToldNote>{m.moderation_changed()}</ToldNote>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          <Panel title={m.moderation_review()}>
            <ReviewStars stars={rating} />
            <blockquote className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{body}</blockquote>
          </Panel>
          <Appeals appeals={review.appeals} />
          <Reports reports={review.reports} />
          <Reply review={review} />
          <ConsultationProof review={review} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          <DecideReview key={`review ${id}`} review={review} refused={refusedOf("publicar", "rechazar")} />
          {(proposedAt || reply) && (
            <DecideReply key={`reply ${id}`} review={review} refused={refusedOf("publicar-respuesta", "rechazar-respuesta")} />
          )}
          <Decisions decisions={review.decisions} />
        </div>
      </div>
    </DashboardPage>
  );
}
