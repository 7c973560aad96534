import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import type { Remark } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

interface Props {
  part: { name: string };
  remarks: readonly Remark[];
  /** Below each remark: the editor's answer. */
  children?: (remark: Remark) => ReactNode;
}

/** The remarks about a section or a sentence, the answers, and whether each is resolved. */
export function RemarkList({ part, remarks, children }: Props) {
  return (
    <ul className="grid gap-3">
      {remarks.map((remark) => (
        <li key={remark.id} className="grid gap-2 rounded-lg bg-surface-2 px-4 py-3.5">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-ink-2 text-sm">
            <span>
              {remark.paragraph > 0 ? m.reviewers_remark_where({ part: part.name, paragraph: remark.paragraph }) : part.name} ·{" "}
              {formatDateTime(remark.at)}
            </span>
            <Badge kind={remark.resolved ? "verified" : "pending"}>
              {remark.resolved ? m.reviewers_remark_resolved() : m.reviewers_remark_open()}
            </Badge>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{remark.remark}</p>
          {remark.answer && (
            <p className="whitespace-pre-line border-line border-l-2 pl-3 text-ui wrap-anywhere">
              {m.reviewers_remark_by({ name: remark.answeredBy ?? m.reviewers_remark_team(), answer: remark.answer })}
            </p>
          )}
          {children?.(remark)}
        </li>
      ))}
    </ul>
  );
}
