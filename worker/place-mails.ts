import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import { placesIn } from "#domain/featured/place-queries.server.ts";
import { PlacesAsked, placesAskedSubject } from "#emails/featured/places-asked.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";

/** Tells our own team which paid places wait for a decision. Writes nothing once all are decided. */
export async function composePlacesMail({ db }: Pick<Context, "db">, brand: Brand) {
  const { rows, total } = await placesIn(db, { view: "asked", search: null, page: 1 });
  if (total === 0) return null;
  const mail = { brand, places: rows, total, url: `${brand.siteUrl}/dashboard/admin/destacados` };
  return { to: { address: brand.email }, subject: placesAskedSubject(mail), ...(await write(createElement(PlacesAsked, mail))) };
}
