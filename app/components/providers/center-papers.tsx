import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type DocumentState, documentState, type ProviderDocument } from "#domain/listing/documents.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { DOCUMENT_NAMES, DOCUMENT_STATE_NAMES } from "#texts/listing.ts";

const BADGES: Readonly<Record<DocumentState, BadgeKind>> = {
  valid: "verified",
  expiring: "pending",
  expired: "expired",
  "in-review": "in-review",
  returned: "error",
};

interface Props {
  providerId: string;
  /** The papers that count. */
  papers: readonly ProviderDocument[];
  today: string;
}

/** The papers of a profile, each with its state and the day on which it ends. */
export function CenterPapers({ providerId, papers, today }: Props) {
  return (
    <Panel
      title={m.providers_papers()}
      aside={<TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)}>{m.providers_papers_check()}</TextLink>}
    >
      {papers.length === 0 && <p className="text-ink-2">{m.providers_papers_none()}</p>}
      <ul className="grid empty:hidden">
        {papers.map((paper) => {
          const state = documentState(paper, today);
          return (
            <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2.5 last:border-b-0">
              <span className="min-w-0 wrap-anywhere">
                {[DOCUMENT_NAMES[paper.kind](), paper.holder].filter(Boolean).join(": ")}
                <span className="block text-ink-2 text-sm">
                  {paper.expiresOn ? m.providers_paper_until({ day: formatDate(paper.expiresOn) }) : m.verification_expires_none()}
                </span>
              </span>
              <Badge kind={BADGES[state]}>{DOCUMENT_STATE_NAMES[state]()}</Badge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
