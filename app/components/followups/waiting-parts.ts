import type { WhoWaits } from "#domain/conduct/who-waits.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";

/** Says who waits: each kind with its number, the requests with the day of the oldest. */
export function waitingParts({ offers, opened, messages, appointments, callbacks, oldestAt }: WhoWaits): string[] {
  return [
    offers > 0 && m.followups_waits_offers({ count: offers }),
    opened > 0 && m.followups_waits_opened({ count: opened }),
    messages > 0 && m.followups_waits_messages({ count: messages }),
    appointments > 0 && m.followups_waits_appointments({ count: appointments }),
    callbacks > 0 && m.followups_waits_callbacks({ count: callbacks }),
    oldestAt && m.followups_figure_oldest({ day: formatWeekday(oldestAt) }),
  ].filter((part) => part !== null && part !== false);
}
