import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ReviewRows } from "#app/components/reviewers/review-rows.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { reviewerOf, reviewsOf } from "#domain/reviewers/review-queries.server.ts";
import { nameOnPage } from "#domain/reviewers/reviewer.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/texts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const [reviewer, reviews] = await Promise.all([reviewerOf(db, userId), reviewsOf(db, userId)]);
  return {
    name: reviewer && nameOnPage(reviewer),
    waiting: reviews.filter(({ state }) => state === "sent"),
    decided: reviews.filter(({ state }) => state !== "sent"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.reviewers_place(), matches);

/** The texts that wait for a reviewer, and those that they decided about. */
export default function ReviewerTexts({ loaderData: { name, waiting, decided } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.reviewers_place()} subtitle={name && m.reviewers_place_subtitle({ name })}>
      <Panel title={m.reviewers_place_waiting()}>
        {waiting.length === 0 ? <p className="text-ink-2">{m.reviewers_place_waiting_none()}</p> : <ReviewRows reviews={waiting} />}
      </Panel>
      {decided.length > 0 && (
        <Panel title={m.reviewers_place_done()}>
          <ReviewRows reviews={decided} />
        </Panel>
      )}
    </DashboardPage>
  );
}
