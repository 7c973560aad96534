import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { MESSAGES } from "#app/components/inbox/admin/message-list.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnMessages } from "#app/forms/inbox/act-on-messages.server.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { messageCounts, messagesPage } from "#domain/inbox/team-list.server.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/messages";

const ACTS = ["asignarme"] as const;

export const handle = { query: { ...MESSAGES.query, ...actedQuery(ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { asked, query } = MESSAGES.asks(request.url);
  const [page, counts, promises, now] = await Promise.all([
    messagesPage(db, { ...query, userId }),
    messageCounts(db, userId),
    loadPromises(db),
    databaseTime(db),
  ]);
  return {
    ...page,
    counts,
    asked,
    now,
    promisedHours: promises.replyWithinHours,
    promised: promises.stands["team-reply"],
    taken: actedAt(request.url, ACTS),
  };
}

/** Gives messages that nobody looks after to the person who asks; a message of somebody else is taken over on its own page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const asked = MESSAGES.read(request.url);
  const words = {
    choose: m.inbox_error_choose(),
    done: takenWords,
    left: (numbers: readonly string[]) => m.inbox_take_left({ count: numbers.length, numbers: numbers.join(", ") }),
  };
  const address = listAddress(MESSAGES.path, MESSAGES.shape, asked, { page: asked.page });
  const bulk = askedBulk(await readForm(request), ACTS);
  return answerBulk(address, bulk, words, (chosen) => actOnMessages(context.get(servicesContext), userId, chosen));
}

const takenWords = (_: string, count: number) => m.inbox_taken({ count });

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.inbox_title(), matches);

/** Messages to our own team. Who wrote them and what they say is shown on each one's own page. */
export default function AdminMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, counts, asked, now, promisedHours, promised, pageSize, taken } = loaderData;
  return (
    <DashboardPage title={m.inbox_title()} subtitle={(promised ? m.inbox_text : m.inbox_text_aim)({ hours: promisedHours })}>
      <BulkNote answer={actionData} done={taken && takenWords(taken.act, taken.count)} />
      <AdminList
        title={m.inbox_title()}
        {...MESSAGES.shown(asked, { now, promisedHours }, counts)}
        {...{ rows, total, pageSize }}
        bulk={[{ act: "asignarme", label: m.inbox_take() }]}
        confirming={confirmingOf(actionData)}
        none={{ title: m.inbox_none(), text: m.inbox_none_text() }}
        legend={m.inbox_legend()}
      />
    </DashboardPage>
  );
}
