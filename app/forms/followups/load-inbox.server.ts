import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { askedServices, inboxFigures, inboxOf } from "#domain/followups/inbox.server.ts";
import { teamOf } from "#domain/team/invitations.server.ts";
import type { Place } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { readInboxQuery } from "./inbox-query.ts";

/** Loads the list of an inbox with the figures above it, for its own screen and for that of a request. */
export async function loadInbox(context: Readonly<RouterContextProvider>, center: Place, url: string) {
  const services = context.get(servicesContext);
  const { query, asked } = readInboxQuery(url);
  const [inbox, figures, waits, treatments, { people }] = await Promise.all([
    inboxOf(services, center.id, asked),
    inboxFigures(services.db, center.id),
    whoWaits(services.db, center.id),
    askedServices(services.db, center.id),
    teamOf(services.db, center.id),
  ]);
  const team = people.flatMap(({ userId, name, role }) => (roleMay(role, "requests.see") ? [{ id: userId, name }] : []));
  const seesMoney = roleMay(center.role, "requests.open");
  return {
    centerId: center.id,
    query,
    inbox,
    figures: seesMoney ? figures : { ...figures, balanceCents: 0, affordable: 0 },
    waits,
    treatments,
    team,
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
