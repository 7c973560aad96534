import type { SourceState, SourceView } from "#domain/content/source-mark.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SOURCE_STATE_NAMES: ChoiceNames<SourceState> = {
  stands: m.references_state_stands,
  changed: m.references_state_changed,
  dead: m.references_state_dead,
};

export const SOURCE_VIEW_NAMES: ChoiceNames<SourceView> = {
  all: m.references_view_all,
  dead: m.references_state_dead,
  changed: m.references_state_changed,
  old: m.references_view_old,
  unused: m.references_view_unused,
};
