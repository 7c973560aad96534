import { Badge } from "#app/ui/badge.tsx";
import type { ImportStatus } from "#domain/imports/import.ts";
import { STATUS_NAMES } from "./names.ts";

const KINDS = {
  checking: "pending",
  checked: "pending",
  running: "pending",
  paused: "pending",
  finished: "info",
  undoing: "pending",
  undone: "neutral",
  discarded: "neutral",
} as const;

/** The state of a file. */
export function ImportBadge({ status }: { status: ImportStatus }) {
  return <Badge kind={KINDS[status]}>{STATUS_NAMES[status]()}</Badge>;
}
