import Plus from "lucide-react/icons/plus";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { ISSUES, SUBSCRIBERS } from "#app/components/newsletter/admin/issue-list.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { issueCounts, issuesPage, subscriberCounts } from "#domain/newsletter/newsletter-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/issues";

export const handle = { query: ISSUES.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = ISSUES.read(request.url);
  const [list, counts, subscribers] = await Promise.all([issuesPage(db, asked), issueCounts(db), subscriberCounts(db)]);
  return { asked, ...list, counts, subscribers };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.newsletter_title(), matches);

/** The issues of the newsletter, and the results of each that was sent. */
export default function AdminNewsletter({ loaderData: { asked, rows, total, pageSize, counts, subscribers } }: Route.ComponentProps) {
  const write = (
    <Button kind="primary" size="s" icon={<Plus />} href={href(`${ISSUES.path}/nuevo`)}>
      {m.newsletter_new()}
    </Button>
  );
  return (
    <DashboardPage
      title={m.newsletter_title()}
      subtitle={
        <>
          {m.newsletter_admin_text({ confirmed: subscribers.confirmed, asked: subscribers.asked })}{" "}
          <TextLink href={href(SUBSCRIBERS.path)}>{m.newsletter_subscribers_look()}</TextLink>
        </>
      }
      actions={write}
    >
      <AdminList
        title={m.newsletter_title()}
        {...ISSUES.shown(asked, asked.view, counts)}
        {...{ rows, total, pageSize }}
        none={{ title: m.newsletter_none(), text: m.newsletter_none_text() }}
        legend={m.newsletter_legend()}
      />
    </DashboardPage>
  );
}
