import type { IssueState, SubscriberState } from "#domain/newsletter/newsletter.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const ISSUE_STATE_NAMES: ChoiceNames<IssueState> = {
  draft: m.newsletter_state_draft,
  scheduled: m.newsletter_state_scheduled,
  sent: m.newsletter_state_sent,
};

export const SUBSCRIBER_STATE_NAMES: ChoiceNames<SubscriberState> = {
  confirmed: m.newsletter_subscriber_confirmed,
  asked: m.newsletter_subscriber_asked,
  ended: m.newsletter_subscriber_ended,
};
