import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AppealForm, AppealState } from "#app/components/reviews/appeal.tsx";
import { ReviewReply } from "#app/components/reviews/review-reply.tsx";
import { ReviewStars } from "#app/components/reviews/review-stars.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter, ownMember } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { readAppeal } from "#app/forms/reviews/review-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count } from "#app/query-shapes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Select } from "#app/ui/select.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { replyToReview, reportReview } from "#domain/reviews/answer-review.server.ts";
import { appealAsCenter } from "#domain/reviews/appeal-review.server.ts";
import { MAX_REPLY, MAX_REPORT, REPORT_REASONS } from "#domain/reviews/review.ts";
import { type ReceivedReview, reviewsReceived } from "#domain/reviews/review-queries.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { REPORT_REASON_NAMES, refusalText } from "#texts/reviews.ts";
import type { Route } from "./+types/reviews";

const PATH = "/dashboard/provider/resenas";
const MAX_PAGES = 50;

export const handle = {
  query: { pagina: count(MAX_PAGES), resena: (value) => (isRowId(value) ? value : null) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const center = await ownCenter(context, "reviews.answer");
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("pagina") ?? 1);
  const chosen = { page, first: searchParams.get("resena") };
  return { center: center.name, page, ...(await reviewsReceived(context.get(servicesContext).db, center.id, chosen)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `provider:${userId}` as const };
  const member = await ownMember(context, "reviews.answer");
  const form = await readForm(request);
  const [id, text, what] = [textOf(form, "resena"), textOf(form, "texto").trim(), textOf(form, "accion")];
  const refuse = (error: string) => data({ id, text, what, error }, { status: 422 });
  if (what === "responder") {
    if (text === "") return refuse(m.reviews_error_reply());
    if (text.length > MAX_REPLY) return refuse(m.reviews_error_long({ count: MAX_REPLY }));
    if ((await replyToReview(services, member, id, text)) === "not-found") throw data(null, { status: 404 });
  } else if (what === "denunciar") {
    const reason = REPORT_REASONS.find((known) => known === textOf(form, "motivo"));
    if (!reason) return refuse(m.reviews_error_reason());
    if (text.length > MAX_REPORT) return refuse(m.reviews_error_long({ count: MAX_REPORT }));
    if ((await reportReview(services, member, id, { reason, body: text })) === "not-found") throw data(null, { status: 404 });
  } else if (what === "apelar") {
    const { error } = readAppeal(form);
    if (error) return refuse(error);
    if ((await appealAsCenter(services, member, id, text)) === "not-found") throw data(null, { status: 404 });
  } else throw data(null, { status: 422 });
  // An answered review goes behind those without an answer, where nobody would see what came of it.
  throw redirect(`${href(PATH)}?resena=${id}`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.reviews_title(), matches);

type Refused = { id: string; text: string; what: string; error: string } | undefined;

/** What people wrote about a center, with its right of reply. */
export default function ProviderReviews({ loaderData: { center, page, reviews, pages }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.reviews_title()} subtitle={m.reviews_received_text()}>
      {reviews.length === 0 ? (
        <EmptyState title={m.reviews_none()}>{m.reviews_explain_none()}</EmptyState>
      ) : (
        <ul className="grid gap-4 md:gap-5">
          {reviews.map((review) => (
            <Received key={review.id} review={review} center={center} refused={actionData?.id === review.id ? actionData : undefined} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.min(pages, MAX_PAGES)}
        hrefFor={(number) => `${href(PATH)}?pagina=${number}`}
        labels={{
          nav: m.search_pages(),
          previous: m.search_page_previous(),
          next: m.search_page_next(),
          page: (number) => m.search_page({ number: String(number) }),
        }}
      />
    </DashboardPage>
  );
}

function Received({ review, center, refused }: { review: ReceivedReview; center: string; refused: Refused }) {
  const { id, author, rating, body, service, heldOn, reply, proposed, reported, mayAppeal, appeal } = review;
  const badReply = refused?.what === "responder" ? refused : undefined;
  const badAppeal = refused?.what === "apelar" ? refused : null;
  const badReport = refused?.what === "denunciar" ? refused : undefined;
  return (
    <li className="grid gap-3 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 className="text-base">
          <b className="font-bold">{author}</b>{" "}
          <span className="text-ink-2 text-sm">{[service, formatMonth(heldOn)].filter(Boolean).join(" · ")}</span>
        </h2>
        <ReviewStars stars={rating} />
      </div>
      <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
      {reply && <ReviewReply by={center} reply={reply} className="max-w-[64ch]" />}
      {proposed && (
        <Note kind={proposed.since ? "info" : "caution"}>
          {proposed.since
            ? m.reviews_reply_waits()
            : m.reviews_reply_refused({ reason: refusalText(proposed.refusal ?? { reason: null }) })}
          <span className="block whitespace-pre-line wrap-anywhere">{proposed.text}</span>
        </Note>
      )}
      {appeal && <AppealState appeal={appeal} />}
      {mayAppeal && !reported && <p className="text-ink-2 text-sm">{m.reviews_report_kept()}</p>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <details open={badReply !== undefined} className="min-w-64 flex-1">
          <summary className="flex min-h-11 items-center font-semibold text-brand text-ui">
            {reply || proposed ? m.reviews_reply_again() : m.reviews_reply()}
          </summary>
          <Form method="post" noValidate className="grid gap-3 pt-2">
            <input type="hidden" name="resena" value={id} />
            <Field label={m.reviews_reply_text()} hint={m.reviews_reply_hint()} error={badReply?.error} required>
              {(control) => (
                <Textarea {...control} name="texto" rows={4} defaultValue={badReply?.text ?? proposed?.text ?? reply?.text ?? ""} />
              )}
            </Field>
            <p>
              <Button type="submit" kind="primary" name="accion" value="responder">
                {m.reviews_reply_send()}
              </Button>
            </p>
          </Form>
        </details>
        {reported && <Badge kind="in-review">{m.reviews_reported()}</Badge>}
        {!reported && mayAppeal && <AppealForm reviewId={id} refused={badAppeal} />}
        {!reported && !mayAppeal && !appeal && (
          <details open={badReport !== undefined} className="min-w-64 flex-1">
            <summary className="flex min-h-11 items-center text-ink-2 text-ui">{m.reviews_report()}</summary>
            <Form method="post" noValidate className="grid gap-3 pt-2">
              <input type="hidden" name="resena" value={id} />
              <Field label={m.reviews_report_reason()} error={badReport?.error} required>
                {(control) => (
                  <Select
                    {...control}
                    name="motivo"
                    placeholder={m.patients_choose()}
                    options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_NAMES[value]() }))}
                  />
                )}
              </Field>
              <Field label={m.reviews_report_text()} optionalWord={m.consultations_optional()}>
                {(control) => <Textarea {...control} name="texto" rows={3} defaultValue={badReport?.text ?? ""} />}
              </Field>
              <p>
                <Button type="submit" kind="outline" name="accion" value="denunciar">
                  {m.reviews_report_send()}
                </Button>
              </p>
            </Form>
          </details>
        )}
      </div>
    </li>
  );
}
