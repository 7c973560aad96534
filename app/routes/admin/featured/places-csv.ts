import { askedPlaces, PLACE_QUERY } from "#app/forms/featured/place-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { placesIn } from "#domain/featured/place-queries.server.ts";
import { m } from "#messages/m.ts";
import { plainAmount } from "#platform/money.ts";
import { PLACE_STATE_NAMES, placeName } from "#texts/featured.ts";

export const handle = { query: PLACE_QUERY } satisfies Handle;

export const loader = csvDoor("destacados", ({ url }) => {
  const asked = askedPlaces(url);
  return {
    view: asked.view,
    read: ({ db, page, size }) => placesIn(db, { ...asked, page }, size),
    columns: [
      [m.featured_center(), ({ providerName }) => providerName],
      [m.featured_where(), placeName],
      [m.featured_first_day(), ({ firstDay }) => firstDay],
      [m.featured_last_day(), ({ lastDay }) => lastDay],
      [m.featured_state(), ({ state }) => PLACE_STATE_NAMES[state]()],
      [m.featured_price_column(), ({ priceCents }) => plainAmount(priceCents)],
      [m.featured_asked(), ({ askedAt }) => askedAt],
      [m.featured_reason(), ({ reason }) => reason],
      [m.featured_ended(), ({ endedOn }) => endedOn],
      [m.featured_refunded_column(), ({ endedOn, refundedCents }) => endedOn && plainAmount(refundedCents)],
    ],
  };
});
