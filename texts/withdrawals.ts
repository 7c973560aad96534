import type { WithdrawnOffer } from "#domain/offers/withdrawal-of-offer.server.ts";
import { m } from "#messages/m.ts";

/** Tells a center in one sentence why it may no longer see a request. */
export function withdrawnText(because: WithdrawnOffer["because"], date: string): string {
  switch (because) {
    case "consent":
      return m.leads_withdrawn_consent({ date });
    case "closed":
      return m.leads_withdrawn_closed({ date });
    case "erased":
      return m.leads_withdrawn_erased({ date });
    case "old":
      return m.leads_withdrawn_old({ date });
  }
}

/** Tells a center what to do with what it knows about the person. */
export const withdrawnDuty = (because: WithdrawnOffer["because"], site: string): string =>
  because === "old" ? m.leads_withdrawn_old_duty({ site }) : m.leads_withdrawn_duty({ site });
