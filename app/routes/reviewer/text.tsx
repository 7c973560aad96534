import Printer from "lucide-react/icons/printer";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { DecidePanels } from "#app/components/reviewers/decide-panels.tsx";
import { ReadText } from "#app/components/reviewers/read-text.tsx";
import { numberedText } from "#app/components/reviewers/rendered-parts.server.ts";
import { ReviewBadge } from "#app/components/reviewers/review-badge.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { actOnReview } from "#app/forms/reviewers/review-acts.server.ts";
import { REVIEWS_PATH } from "#app/forms/reviewers/review-address.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { digestOf } from "#domain/content/digest-of.server.ts";
import { ownReview, remarksOf, reviewerOf } from "#domain/reviewers/review-queries.server.ts";
import { nameOnPage } from "#domain/reviewers/reviewer.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/editions.ts";
import type { Route } from "./+types/text";

const DONE = {
  comentado: m.reviewers_done_remarked,
  firmado: m.reviewers_done_signed,
  devuelto: m.reviewers_done_returned,
} as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const [found, reviewer] = await Promise.all([ownReview(db, userId, params.id), reviewerOf(db, userId)]);
  if (!found || !reviewer) throw data(null, { status: 404 });
  const { text, ...review } = found;
  const [read, remarks] = await Promise.all([numberedText(db, review, text), remarksOf(db, [review.id])]);
  return {
    review,
    ...read,
    remarks,
    digest: digestOf(text),
    name: reviewer.name,
    onPage: nameOnPage(reviewer),
    done: doneIn(request.url, DONE),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const acted = await actOnReview(services, viewerOf(context).userId, params.id, await readForm(request));
  if (!acted) throw data(null, { status: 404 });
  if ("refused" in acted) return data(acted.refused, { status: acted.status });
  throw redirect(href(`${REVIEWS_PATH}/${params.id}?hecho=${acted.done}${acted.part && `#${acted.part}`}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(loaderData?.review.title ?? m.reviewers_place(), matches);

/** One text as its page will show it, with the reviewer's remarks and, at its end, the signature. */
export default function ReviewerText({ loaderData, actionData }: Route.ComponentProps) {
  const { review, parts, sources, remarks, digest, name, onPage, done } = loaderData;
  const { title, kind, number, state, changed, note } = review;
  const open = state === "sent";
  return (
    <DashboardPage
      title={title}
      subtitle={m.reviewers_review_subject({ kind: KIND_NAMES[kind](), number })}
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <ReviewBadge state={state} changed={changed} />
          <span className="contents print:hidden">
            <Button kind="outline" size="s" type="button" icon={<Printer />} className="noscript:hidden" onClick={() => print()}>
              {m.reviewers_print()}
            </Button>
            <Button kind="outline" size="s" href={href(REVIEWS_PATH)}>
              {m.reviewers_back()}
            </Button>
          </span>
        </span>
      }
    >
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {!open && actionData && (
        <ToldNote>
          <p>{m.reviewers_sign_decided()}</p>
          {actionData.act !== "firmar" && actionData.typed !== "" && (
            <p className="whitespace-pre-line wrap-anywhere">{actionData.typed}</p>
          )}
        </ToldNote>
      )}
      {open && changed && <Note kind="caution">{m.reviewers_changed_sent()}</Note>}
      {state === "signed" && changed && <Note kind="caution">{m.reviewers_changed_signed({ number })}</Note>}
      {note && (
        <Note kind="info">
          <p>
            <b>{m.reviewers_note()}:</b> {note}
          </p>
        </Note>
      )}
      <ReadText parts={parts} sources={sources} remarks={remarks} open={open} refused={actionData ?? null} />
      {open && (
        <div className="contents print:hidden">
          <DecidePanels number={number} digest={digest} name={name} onPage={onPage} refused={actionData ?? null} />
        </div>
      )}
    </DashboardPage>
  );
}
