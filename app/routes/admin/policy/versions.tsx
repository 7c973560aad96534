import clsx from "clsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { draftQuery } from "#app/forms/policy/read-draft.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PolicyVersion } from "#domain/policy/policy-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Every version with its reason. Going back begins by trying an old one against the one in force. */
export function Versions({ versions, trying }: { versions: readonly PolicyVersion[]; trying: boolean }) {
  return (
    <Panel title={m.policy_versions()}>
      <ol className="-mt-2">
        {trying && (
          <Row isDraft version={versions[0]!.version + 1} title={m.policy_version_draft()}>
            {m.policy_version_draft_text()}
          </Row>
        )}
        {versions.map(({ version, policy, reason, author, since, until }) => {
          const date = formatDate(since);
          return (
            <Row
              key={version}
              version={version}
              title={until ? `${date} – ${formatDate(until)}` : m.policy_version_in_force()}
              action={
                until && (
                  <TextLink href={href(`/dashboard/admin/politica?${draftQuery(policy)}`)}>
                    {m.policy_compare()}
                    <span className="sr-only"> v{version}</span>
                  </TextLink>
                )
              }
            >
              {author ? m.policy_version_by({ name: author, date, reason }) : m.policy_version_by_nobody({ date, reason })}
            </Row>
          );
        })}
      </ol>
    </Panel>
  );
}

interface RowProps {
  version: number;
  title: string;
  isDraft?: boolean;
  action?: React.ReactNode;
  children: string;
}

function Row({ version, title, isDraft = false, action, children }: RowProps) {
  return (
    <li
      className={clsx(
        "grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b py-2.5 last:border-b-0",
        isDraft && "-mx-4 bg-tint px-4 shadow-[inset_4px_0_0_var(--color-brand)] md:-mx-6 md:px-6",
      )}
    >
      <b className="font-semibold">v{version}</b>
      <span>
        <span className="font-semibold text-ui">{title}</span>
        <span className="block text-ink-2 text-sm wrap-anywhere">{children}</span>
      </span>
      {action}
    </li>
  );
}
