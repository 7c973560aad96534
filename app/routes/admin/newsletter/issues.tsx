import Plus from "lucide-react/icons/plus";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { ISSUE_LIST, ISSUES_PATH, SUBSCRIBERS_PATH } from "#app/forms/newsletter/issue-list.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ISSUE_STATES, ISSUES_PAGE, type ListedIssue } from "#domain/newsletter/newsletter.ts";
import { issueCounts, issuesPage, subscriberCounts } from "#domain/newsletter/newsletter-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { ISSUE_STATE_NAMES } from "#texts/newsletter.ts";
import type { Route } from "./+types/issues";

export const handle = { query: listQuery(ISSUE_LIST) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedList(request.url, ISSUE_LIST);
  const [list, counts, subscribers] = await Promise.all([issuesPage(db, asked), issueCounts(db), subscriberCounts(db)]);
  return { asked, ...list, counts, subscribers };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.newsletter_title(), matches);

const when = ({ sentAt, sendAt, updatedAt }: ListedIssue) => formatDateTime(sentAt ?? sendAt ?? updatedAt);

/** The issues of the newsletter, and the results of each that was sent. */
export default function AdminNewsletter({ loaderData: { asked, rows, total, counts, subscribers } }: Route.ComponentProps) {
  const write = (
    <Button kind="primary" size="s" icon={<Plus />} href={href(`${ISSUES_PATH}/nuevo`)}>
      {m.newsletter_new()}
    </Button>
  );
  return (
    <DashboardPage
      title={m.newsletter_title()}
      subtitle={
        <>
          {m.newsletter_admin_text({ confirmed: subscribers.confirmed, asked: subscribers.asked })}{" "}
          <TextLink href={href(SUBSCRIBERS_PATH)}>{m.newsletter_subscribers_look()}</TextLink>
        </>
      }
      actions={write}
    >
      <AdminList
        title={m.newsletter_title()}
        path={ISSUES_PATH}
        shape={ISSUE_LIST}
        asked={asked}
        views={ISSUE_STATES.map((value) => ({ value, label: ISSUE_STATE_NAMES[value](), count: counts[value] }))}
        search={{ label: m.newsletter_subject() }}
        columns={[
          { key: "subject", header: m.newsletter_subject(), cell: ({ subject }) => subject, rowHeader: true, sort: "asunto" },
          { key: "when", header: m.newsletter_when(), cell: when, sort: "cambio" },
          ...(asked.view === "sent"
            ? [
                { key: "sent", header: m.newsletter_sent(), cell: (issue: ListedIssue) => formatNumber(issue.sent), numeric: true },
                { key: "failed", header: m.newsletter_failed(), cell: (issue: ListedIssue) => formatNumber(issue.failed), numeric: true },
                { key: "left", header: m.newsletter_left(), cell: (issue: ListedIssue) => formatNumber(issue.left), numeric: true },
              ]
            : []),
        ]}
        rows={rows}
        total={total}
        pageSize={ISSUES_PAGE}
        rowId={({ id }) => id}
        rowName={({ subject }) => subject}
        rowHref={({ id }) => href(`${ISSUES_PATH}/${id}`)}
        csv={`${ISSUES_PATH}/lista.csv`}
        none={{ title: m.newsletter_none(), text: m.newsletter_none_text() }}
        legend={m.newsletter_legend()}
      />
    </DashboardPage>
  );
}
