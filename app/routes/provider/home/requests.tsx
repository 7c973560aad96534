import { Panel } from "#app/components/dashboard/panel.tsx";
import { InboxItem } from "#app/components/followups/inbox-item.tsx";
import { waitingParts } from "#app/components/followups/waiting-parts.ts";
import { inboxPath } from "#app/forms/followups/inbox-query.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { WhoWaits } from "#domain/conduct/who-waits.server.ts";
import type { InboxItem as Item } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";

/** The people who wait for the center: how many, and the newest requests, masked. */
export function Requests({ requests, waits }: { requests: readonly Item[]; waits: WhoWaits }) {
  return (
    <Panel
      title={m.followups_home_title()}
      aside={<TextLink href={href("/dashboard/provider/solicitudes")}>{m.followups_home_all()}</TextLink>}
    >
      <p className="text-ink-2">
        {waits.total > 0 ? m.followups_home_waits({ total: waits.total, parts: waitingParts(waits).join(", ") }) : m.followups_home_none()}
      </p>
      {requests.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {requests.map((request) => (
            <InboxItem key={request.id} item={request} path={inboxPath({}, {}, request.id)} current={false} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
