import { servicesContext } from "#app/context.ts";
import { askedPlaces, PLACE_QUERY } from "#app/forms/featured/place-list.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { placesIn } from "#domain/featured/place-queries.server.ts";
import { PLACE_STATE_NAMES, placeName } from "#texts/featured.ts";
import type { Route } from "./+types/featured-csv";

export const handle = { query: PLACE_QUERY } satisfies Handle;

/** The places of one view as a table for spreadsheets. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedPlaces(request.url);
  const head = [
    m.featured_center(),
    m.featured_where(),
    m.featured_first_day(),
    m.featured_last_day(),
    m.featured_state(),
    m.featured_price_column(),
    m.featured_asked(),
    m.featured_reason(),
    m.featured_ended(),
    m.featured_refunded_column(),
  ];
  const rows = everyPage(
    (page) => placesIn(db, { ...asked, page }),
    (place) => [
      place.providerName,
      placeName(place),
      place.firstDay,
      place.lastDay,
      PLACE_STATE_NAMES[place.state](),
      dollars(place.priceCents),
      place.askedAt,
      place.reason,
      place.endedOn,
      place.endedOn && dollars(place.refundedCents),
    ],
  );
  return listCsv("destacados.csv", head, rows);
}

/** A number that spreadsheets add up: no separator of thousands. */
const dollars = (cents: number) => (cents / 100).toFixed(2);
