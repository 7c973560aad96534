import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AppealForm, AppealState } from "#app/components/reviews/appeal.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { type ReviewTyped, readAppeal, readReview } from "#app/forms/reviews/review-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { consultationOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { appealAsWriter } from "#domain/reviews/appeal-review.server.ts";
import { decisionTime } from "#domain/reviews/moderation-queries.server.ts";
import { authorLabel, REFUSALS, SIGNATURES } from "#domain/reviews/review.ts";
import { reviewOfConsultation } from "#domain/reviews/review-queries.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { whatOf } from "#texts/consultations.ts";
import { REFUSAL_NAMES, refusalText } from "#texts/reviews.ts";
import type { Route } from "./+types/review";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId, firstName, lastName } = viewerOf(context);
  const consultation = await consultationOfPatient(db, userId, params.id);
  if (consultation?.status !== "held") throw data(null, { status: 404 });
  const name = { first: firstName ?? "", last: lastName ?? "" };
  const signatures = SIGNATURES.map((value) => ({ value, label: authorLabel(value, name, m.reviews_anonymous()) }));
  const [review, time] = await Promise.all([reviewOfConsultation(db, userId, params.id), decisionTime(db)]);
  return { consultation, review, signatures, medianDays: time.medianDays };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId, firstName, lastName } = viewerOf(context);
  const form = await readForm(request);
  if (textOf(form, "accion") === "apelar") return appeal();
  const read = readReview(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors, appeal: null }, { status: 422 });
  const label = authorLabel(read.signature, { first: firstName ?? "", last: lastName ?? "" }, m.reviews_anonymous());
  const outcome = await writeReview({ ...services, actor: `patient:${userId}` }, userId, {
    ...{ consultationId: params.id, rating: read.rating, body: read.body, authorLabel: label },
  });
  if (outcome === "not-found") throw data(null, { status: 404 });
  throw redirect(href(`/dashboard/user/consultas/${params.id}/resena`), { status: 303 });

  async function appeal() {
    const { text, error } = readAppeal(form);
    if (error) return data({ typed: null, errors: {}, appeal: { text, error } }, { status: 422 });
    if ((await appealAsWriter({ ...services, actor: `patient:${userId}` }, userId, params.id, text)) === "not-found")
      throw data(null, { status: 404 });
    throw redirect(href(`/dashboard/user/consultas/${params.id}/resena`), { status: 303 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.reviews_yours(), matches);

/** A patient's review of a consultation that both sides confirmed. */
export default function WriteReview({ loaderData: { consultation, review, signatures, medianDays }, actionData }: Route.ComponentProps) {
  const errors: Partial<Record<keyof ReviewTyped, string>> = actionData?.errors ?? {};
  return (
    <DashboardPage title={m.reviews_of({ center: consultation.providerName })} subtitle={whatOf(consultation)}>
      <BackLink href={href(`/dashboard/user/consultas/${consultation.id}`)}>{m.consultations_one()}</BackLink>
      {review ? (
        <Panel title={m.reviews_yours()}>
          <Note kind={review.status === "rejected" ? "caution" : "info"}>
            {review.status === "pending" && m.reviews_state_pending()}
            {review.status === "pending" &&
              medianDays !== null &&
              ` ${m.reviews_state_pending_time({ days: formatNumber(medianDays, 1) })}`}
            {review.status === "published" && m.reviews_state_published()}
            {review.status === "rejected" && m.reviews_state_rejected({ reason: refusalText(review.refusal ?? { reason: null }) })}
          </Note>
          <p className="num font-semibold">{m.reviews_out_of_five({ rating: String(review.rating) })}</p>
          <p className="max-w-[64ch] whitespace-pre-line">{review.body}</p>
          {review.reply && (
            <p className="max-w-[64ch] whitespace-pre-line rounded-lg bg-surface-2 px-4 py-3">
              <b className="font-semibold">{m.reviews_reply_of({ center: consultation.providerName })}</b> {review.reply}
            </p>
          )}
          {review.appeal && <AppealState appeal={review.appeal} />}
          {review.status === "rejected" && !review.appeal && <AppealForm refused={actionData?.appeal ?? null} />}
        </Panel>
      ) : (
        <Panel title={m.reviews_yours()}>
          <div className="text-ink-2 text-sm">
            <p>
              {m.reviews_rules()} {m.reviews_refusals()}
            </p>
            <ul className="list-disc pl-5">
              {REFUSALS.map((refusal) => (
                <li key={refusal}>{REFUSAL_NAMES[refusal]()}</li>
              ))}
            </ul>
          </div>
          <Form method="post" noValidate className="grid gap-6">
            <Pills
              name="estrellas"
              legend={m.reviews_stars()}
              required
              error={errors.estrellas}
              defaultValue={actionData?.typed?.estrellas ?? ""}
              options={["5", "4", "3", "2", "1"].map((value) => ({ value, label: m.reviews_out_of_five({ rating: value }) }))}
            />
            <Field label={m.reviews_story()} hint={m.reviews_story_hint()} error={errors.texto} required>
              {(control) => <Textarea {...control} name="texto" rows={7} defaultValue={actionData?.typed?.texto ?? ""} />}
            </Field>
            <Pills
              name="firma"
              legend={m.reviews_signature()}
              required
              error={errors.firma}
              defaultValue={actionData?.typed?.firma ?? "initials"}
              options={signatures}
            />
            <p>
              <Button type="submit" kind="cta">
                {m.reviews_send()}
              </Button>
            </p>
          </Form>
        </Panel>
      )}
    </DashboardPage>
  );
}
