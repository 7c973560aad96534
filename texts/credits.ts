import type { CreditMotive, CreditState } from "#domain/credits/credit.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const MOTIVE_NAMES: ChoiceNames<CreditMotive> = {
  ours: m.credits_motive_ours,
  request: m.credits_motive_request,
  courtesy: m.credits_motive_courtesy,
};

export const CREDIT_STATE_NAMES: ChoiceNames<CreditState> = {
  given: m.credits_state_given,
  asked: m.credits_state_asked,
  refused: m.credits_state_refused,
  lapsed: m.credits_state_lapsed,
};
