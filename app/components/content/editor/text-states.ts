import type { TextRow } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { STATE_NAMES } from "#texts/editions.ts";

type States = Pick<TextRow, "published" | "archived" | "draft" | "waiting">;

/** Says whether a text is public. */
export const publicState = ({ published, archived }: States): string =>
  archived ? STATE_NAMES.archived() : published ? STATE_NAMES.published() : m.editions_not_public();

/** Says whether a text is public, and whether a draft or something else waits. */
export const textStates = (row: States): string[] => [
  publicState(row),
  ...(row.draft ? [STATE_NAMES.draft()] : []),
  ...(row.waiting ? [m.editions_view_waiting()] : []),
];
