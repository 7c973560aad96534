import type { StatementKind, StatementView } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const STATEMENT_KIND_NAMES: ChoiceNames<StatementKind> = {
  promise: m.statements_kind_promise,
  claim: m.statements_kind_claim,
  legal: m.statements_kind_legal,
};

export const STATEMENT_VIEW_NAMES: ChoiceNames<StatementView> = {
  all: m.statements_view_all,
  due: m.statements_view_due,
  unsupported: m.statements_view_unsupported,
  retired: m.statements_view_retired,
};
