import { Panel } from "#app/components/dashboard/panel.tsx";
import { InboxItem } from "#app/components/followups/inbox-item.tsx";
import { inboxPath } from "#app/forms/followups/inbox-query.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { InboxItem as Item } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";

/** The people who wait for the center's answer, masked. */
export function Requests({ requests }: { requests: readonly Item[] }) {
  return (
    <Panel
      title={m.followups_home_title()}
      aside={<TextLink href={href("/dashboard/provider/solicitudes")}>{m.followups_home_all()}</TextLink>}
    >
      {requests.length === 0 ? (
        <p className="text-ink-2">{m.followups_home_none()}</p>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {requests.map((request) => (
            <InboxItem key={request.id} item={request} path={inboxPath({}, {}, request.id)} current={false} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
