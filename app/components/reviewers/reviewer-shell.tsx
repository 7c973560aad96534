import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import { REVIEWS_PATH } from "#app/forms/reviewers/review-address.ts";
import { m } from "#messages/m.ts";

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** The number of texts that wait for them. */
  waiting: number;
  children: ReactNode;
}

const groups = (waiting: number): EntryGroup[] => [
  {
    entries: [
      {
        to: REVIEWS_PATH,
        label: m.reviewers_place_texts(),
        icon: <FileText />,
        onPhone: true,
        waiting: waiting > 0 ? { number: waiting, label: m.reviewers_place_waiting_label() } : undefined,
      },
      { ...securityEntry(), onPhone: true },
    ],
  },
];

/** The frame of every screen in a reviewer's area. */
export function ReviewerShell({ person, waiting, children }: Props) {
  return (
    <DashboardShell
      root={REVIEWS_PATH}
      label={m.reviewers_place()}
      groups={groups(waiting)}
      notices={null}
      person={person && <PersonMenu person={person} />}
    >
      {children}
    </DashboardShell>
  );
}
