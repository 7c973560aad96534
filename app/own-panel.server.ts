import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { waitingCounts } from "#domain/desk/waiting.server.ts";
import { unseenNotices } from "#domain/notices/notice-queries.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { requestsToDecide } from "#domain/receivers/account-leads.server.ts";
import { waitingReviews } from "#domain/reviewers/review-queries.server.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";

type Context = Readonly<RouterContextProvider>;

function whoIsIn(context: Context) {
  const { firstName, lastName, email } = viewerOf(context);
  return { firstName, lastName, email };
}

/** Loads what the frame of the patients' area shows. */
export async function patientPanel(context: Context) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const { userId } = viewer;
  const [{ quickExit, pause }, waiting, unseen] = await Promise.all([
    settingsOf(services.db, userId),
    requestsToDecide(services, mailboxOf(viewer)),
    unseenNotices(services.db, userId),
  ]);
  return { userId, person: whoIsIn(context), quickExit, pause, waiting, notices: { unseen } };
}

/** Loads what the frame of the area of centers shows; counts and balance only for a role that sees them. */
export async function providerPanel(context: Context) {
  const { userId } = viewerOf(context);
  const { db } = context.get(servicesContext);
  const [places, unseen] = await Promise.all([placesOf(db, userId), unseenNotices(db, userId)]);
  const [place] = places;
  const may = (power: Power) => place !== undefined && roleMay(place.role, power);
  const [waits, balanceCents] = await Promise.all([
    place && may("requests.see") ? whoWaits(db, place.id) : null,
    place && may("wallet.keep") ? balanceOf(db, place.id) : undefined,
  ]);
  return { person: whoIsIn(context), userId, places, notices: { unseen }, waiting: waits?.total, balanceCents };
}

/** Loads what the frame of the reviewers' area shows. */
export async function reviewerPanel(context: Context) {
  return { person: whoIsIn(context), waiting: await waitingReviews(context.get(servicesContext).db, viewerOf(context).userId) };
}

/** Loads what the frame of administration shows. Its counts are for those who passed their second step. */
export async function adminPanel(context: Context) {
  const { db, demonstration } = context.get(servicesContext);
  const { secondFactor, teamRole: role } = viewerOf(context);
  const counts = secondFactor || demonstration ? await waitingCounts(db) : undefined;
  return { person: whoIsIn(context), role, counts };
}

/** What the frame of somebody's own area shows, on a page that all of them have. */
export type OwnPanelData =
  | { audience: "patient"; shell: Awaited<ReturnType<typeof patientPanel>> }
  | { audience: "provider"; shell: Awaited<ReturnType<typeof providerPanel>> }
  | { audience: "reviewer"; shell: Awaited<ReturnType<typeof reviewerPanel>> }
  | { audience: "admin"; shell: Awaited<ReturnType<typeof adminPanel>> };

/** Loads it for the signed-in person. An administrator is one first, whatever else they are. */
export async function ownPanel(context: Context): Promise<OwnPanelData> {
  const { teamRole, userType } = viewerOf(context);
  if (teamRole) return { audience: "admin", shell: await adminPanel(context) };
  if (userType === "provider") return { audience: "provider", shell: await providerPanel(context) };
  if (userType === "reviewer") return { audience: "reviewer", shell: await reviewerPanel(context) };
  return { audience: "patient", shell: await patientPanel(context) };
}
