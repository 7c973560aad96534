import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { EditorRemarks } from "#app/components/reviewers/editor-remarks.tsx";
import { placeNames } from "#app/components/reviewers/rendered-parts.server.ts";
import { ReviewBadge } from "#app/components/reviewers/review-badge.tsx";
import { Rounds } from "#app/components/reviewers/rounds.tsx";
import { SendForm } from "#app/components/reviewers/send-form.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { textPath } from "#app/forms/content/text-address.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { actOnTextReview } from "#app/forms/reviewers/editor-acts.server.ts";
import { textReviewPath } from "#app/forms/reviewers/review-address.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { isTextKey, type TextKey, type TextKind } from "#domain/content/content-documents.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { remarksOf, reviewerChoices, reviewsOfText } from "#domain/reviewers/review-queries.server.ts";
import { textParts } from "#domain/reviewers/text-parts.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/editions.ts";
import { standSentences } from "#texts/reviewers.ts";
import type { Route } from "./+types/text-review";

const DONE = { enviado: m.reviewers_done_sent, respondido: m.reviewers_done_answered } as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

function keyOf({ kind, slug }: { kind: string; slug: string }): TextKey {
  const key = { kind: kind as TextKind, slug };
  if (!isTextKey(key)) throw data(null, { status: 404 });
  return key;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const key = keyOf(params);
  const versions = (await textVersions(db, key)).filter(({ state }) => state !== "waiting");
  const newest = versions[0];
  if (!newest) throw data(null, { status: 404 });
  const [rounds, reviewers] = await Promise.all([reviewsOfText(db, key), reviewerChoices(db)]);
  const remarks = await remarksOf(
    db,
    rounds.map(({ id }) => id),
  );
  // Each round is about the words of its own version.
  const namesOf = new Map(versions.map(({ number, text }) => [number, placeNames(textParts(key, text))]));
  const roundOf = new Map(rounds.map(({ id, number }) => [id, number]));
  return {
    key,
    title: newest.title,
    number: newest.number,
    rounds,
    remarks: remarks.map((remark) => ({
      ...remark,
      place: namesOf.get(roundOf.get(remark.reviewId) ?? 0)?.get(remark.part) ?? remark.part,
    })),
    reviewers,
    done: doneIn(request.url, DONE),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const key = keyOf(params);
  const acted = await actOnTextReview(context.get(servicesContext), viewerOf(context).userId, key, await readForm(request));
  if (!acted) throw data(null, { status: 404 });
  if ("refused" in acted) return data(acted.refused, { status: acted.status });
  throw redirect(href(`${textReviewPath(key)}?hecho=${acted.done}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(loaderData ? m.reviewers_review_of({ title: loaderData.title }) : m.reviewers_review(), matches);

/** Who reviews a text and how far the review is: sending it, answering remarks, and every signature that it had. */
export default function TextReviewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { key, title, number, rounds, remarks, reviewers, done } = loaderData;
  const [newest] = rounds.filter(({ state }) => state !== "withdrawn");
  return (
    <DashboardPage title={m.reviewers_review_of({ title })} subtitle={m.reviewers_review_subject({ kind: KIND_NAMES[key.kind](), number })}>
      <BackLink href={href(textPath(key))}>{m.reviewers_back_to_text()}</BackLink>
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {newest && (
        <Note kind={newest.changed ? "caution" : "info"}>
          <ReviewBadge {...newest} />
          {standSentences(newest).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      <SendForm number={number} reviewers={reviewers} refused={actionData?.act === "enviar" ? actionData : null} />
      {remarks.length > 0 && (
        <EditorRemarks remarks={remarks} rounds={rounds} refused={actionData?.act === "responder" ? actionData : null} />
      )}
      {rounds.length > 0 && <Rounds rounds={rounds} />}
    </DashboardPage>
  );
}
