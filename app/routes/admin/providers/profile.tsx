import Pencil from "lucide-react/icons/pencil";
import { data } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CenterNotes } from "#app/components/providers/center-notes.tsx";
import { CenterOffersPanel } from "#app/components/providers/center-offers.tsx";
import { CenterPapers } from "#app/components/providers/center-papers.tsx";
import { CenterStrip } from "#app/components/providers/center-strip.tsx";
import { CenterWallet } from "#app/components/providers/center-wallet.tsx";
import { InviteForm } from "#app/components/providers/invite-form.tsx";
import { ProfileLinks } from "#app/components/providers/profile-links.tsx";
import { STATUS_BADGES } from "#app/components/providers/profile-list.tsx";
import { History } from "#app/components/verification/history.tsx";
import { LookAlikes } from "#app/components/verification/look-alikes.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { CREDITS_PATH } from "#app/forms/credits/credits-path.ts";
import { isEmail } from "#app/forms/identity/email.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { askedProfile } from "#app/forms/providers/asked-profile.server.ts";
import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { statisticsOf } from "#domain/conduct/statistics.server.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { addCenterNote, centerNotes, MAX_CENTER_NOTE } from "#domain/desk/center-notes.server.ts";
import { centerOffers, OFFER_DAYS } from "#domain/desk/center-offers.server.ts";
import { placesOfCenter } from "#domain/featured/place-queries.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { currentPapers } from "#domain/listing/documents.ts";
import { walletEntries } from "#domain/offers/wallet-entries.server.ts";
import { teamOf } from "#domain/team/invitations.server.ts";
import { inviteOwner } from "#domain/team/invite-owner.server.ts";
import { OPEN_DECISIONS } from "#domain/verification/checklist.ts";
import { likeNames, NO_LIKE_NAMES } from "#domain/verification/like-names.server.ts";
import { profileOverview } from "#domain/verification/profile-overview.server.ts";
import { historyOf } from "#domain/verification/profile-to-check.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo, formatDate, formatDateTime } from "#platform/format.ts";
import { INFORMATION_NAMES, PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { KIND_TITLES, PROFILE_ACT_NAMES, type ProfileAct } from "#texts/providers.ts";
import { missingName, STATUS_NAMES } from "#texts/verification.ts";
import type { Route } from "./+types/profile";

const DONE = { invitado: m.providers_invite_done, creado: m.providers_added, anotado: m.providers_note_done } as const;

const ENTRIES = 6;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { kind, profile } = await askedProfile(db, request, params.id);
  const { teamRole } = viewerOf(context);
  const seesMoney = mayAt(teamRole, "see", CREDITS_PATH);
  const [overview, team, places, alike, history, waits, offers, papers, notes, reply, wallet] = await Promise.all([
    profileOverview(db, profile.id),
    teamOf(db, profile.id),
    placesOfCenter(db, profile.id),
    likeNames(db, [profile.id]),
    historyOf(db, profile.id),
    whoWaits(db, profile.id),
    centerOffers(db, profile.id),
    documentsOf(db, profile.id),
    centerNotes(db, profile.id),
    statisticsOf(db, profile.id, OFFER_DAYS),
    seesMoney ? walletOf(db, profile.id) : null,
  ]);
  const current = currentPapers(papers);
  const [first = null] = current.filter(({ expiresOn }) => expiresOn !== null).toSorted((a, b) => (a.expiresOn! < b.expiresOn! ? -1 : 1));
  return {
    ...{ kind, profile, overview, team, places, history, waits, offers, notes, wallet },
    alike: alike.get(profile.id) ?? NO_LIKE_NAMES,
    papers: current,
    first,
    reply: reply.reply,
    today: dayInSantoDomingo(now()),
    offerDays: OFFER_DAYS,
    maxNote: MAX_CENTER_NOTE,
    gives: mayAt(teamRole, "act", CREDITS_PATH),
    acts: mayAt(teamRole, "act", profilesPath(kind)),
    noteId: crypto.randomUUID(),
    said: doneIn(request.url, DONE),
  };
}

async function walletOf(db: Db, providerId: string) {
  const filter = { kinds: [], from: null, to: null };
  const [balanceCents, page] = await Promise.all([balanceOf(db, providerId), walletEntries(db, providerId, filter, { size: ENTRIES })]);
  return { balanceCents, entries: page?.entries ?? [] };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { kind, profile } = await askedProfile(services.db, request, params.id);
  const form = await readForm(request);
  const by = viewerOf(context).userId;
  if (textOf(form, "accion") === "nota") {
    const text = textOf(form, "nota").trim();
    if (text === "" || text.length > MAX_CENTER_NOTE)
      return data({ note: { text, error: m.providers_note_error({ max: MAX_CENTER_NOTE }) } }, { status: 422 });
    if ((await addCenterNote(services, { id: textOf(form, "id"), providerId: profile.id, text, by })) === "added")
      throw done(`${profilesPath(kind)}/${profile.id}`, "anotado");
    throw data(null, { status: 422 });
  }
  const typed = textOf(form, "correo").trim();
  const email = typed.toLowerCase();
  const refuse = (error: string) => data({ invite: { email: typed, error } }, { status: 422 });
  if (!isEmail(email)) return refuse(m.providers_invite_error());
  const outcome = await inviteOwner(services, { providerId: profile.id, email, by });
  if (outcome === "gone") throw data(null, { status: 404 });
  if (outcome === "already-member") return refuse(m.providers_invite_member());
  throw done(`${profilesPath(kind)}/${profile.id}`, "invitado");
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(loaderData?.profile.name ?? m.providers_centers(), matches);

/** One profile as our team manages it: its state, its people, what it contains, and where each part is decided. */
export default function AdminProfile({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSiteName();
  const { kind, profile, overview, team, places, alike, history, said, gives, wallet, waits, offers, papers, notes, first, today } =
    loaderData;
  const { id, name, type, status, city, returnedReason, verifiedOn, missing } = profile;
  const invite = actionData && "invite" in actionData ? actionData.invite : null;
  const note = actionData && "note" in actionData ? actionData.note : null;
  const open = OPEN_DECISIONS[status];
  const acts: ProfileAct[] = [
    ...(open.includes("published") ? (["publicar"] as const) : []),
    ...(open.includes("suspended") ? (["retirar"] as const) : []),
    "insignia",
  ];
  return (
    <DashboardPage
      title={name}
      subtitle={[PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · ")}
      actions={<Badge kind={STATUS_BADGES[status]}>{STATUS_NAMES[status]()}</Badge>}
    >
      <BackLink href={href(profilesPath(kind))}>{KIND_TITLES[kind]()}</BackLink>
      <DoneNote>{said && !actionData ? DONE[said]() : undefined}</DoneNote>
      <LookAlikes title={m.changes_alike_title()} others={alike.own} />
      <LookAlikes title={m.changes_alike_asked()} others={alike.asked} />
      <CenterStrip balanceCents={wallet?.balanceCents ?? null} waits={waits} reply={loaderData.reply} first={first} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          <Panel title={m.providers_state()}>
            <Facts
              facts={[
                { key: "state", label: m.providers_state(), value: STATUS_NAMES[status]() },
                ...(returnedReason ? [{ key: "reason", label: m.providers_reason(), value: returnedReason }] : []),
                ...(verifiedOn ? [{ key: "verified", label: m.providers_verified_on(), value: formatDate(verifiedOn) }] : []),
                {
                  key: "missing",
                  label: m.providers_incomplete(),
                  value: overview.missing.map((piece) => INFORMATION_NAMES[piece]()).join(", ") || m.providers_complete(),
                  missing: overview.missing.length === 0,
                },
                ...(open.includes("published") && missing.publish.length > 0
                  ? [{ key: "check", label: m.providers_to_publish(), value: missing.publish.map(missingName).join(", ") }]
                  : []),
                { key: "changed", label: m.providers_changed(), value: formatDateTime(overview.changedAt) },
                {
                  key: "since",
                  label: m.providers_since({ site }),
                  value: formatDate(overview.createdAt),
                  ...(overview.imported && { detail: m.providers_imported() }),
                },
              ]}
            />
            {/* Asks for confirmation in the list, which explains the consequence. */}
            {team.people.length === 0 && (
              <p>
                <TextLink href={href(`${profilesPath(kind)}/${id}/ficha`)} icon={<Pencil />}>
                  {m.providers_correct()}
                </TextLink>
              </p>
            )}
            <form method="post" action={href(`${profilesPath(kind)}?q=${encodeURIComponent(name)}`)} className="flex flex-wrap gap-3">
              <input type="hidden" name="id" value={id} />
              {acts.map((act) => (
                <Button key={act} type="submit" name="accion" value={act} kind="outline" size="s">
                  {PROFILE_ACT_NAMES[act]()}
                </Button>
              ))}
            </form>
          </Panel>
          {wallet && <CenterWallet providerId={id} {...wallet} gives={gives && team.people.length > 0} />}
          <CenterOffersPanel offers={offers} days={loaderData.offerDays} />
          <CenterPapers providerId={id} papers={papers} today={today} />
          <ProfileLinks profile={profile} overview={overview} places={places} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          <InviteForm team={team} refused={invite} />
          <CenterNotes id={loaderData.noteId} notes={notes} maxLength={loaderData.maxNote} acts={loaderData.acts} refused={note} />
          <History lines={history} />
        </div>
      </div>
    </DashboardPage>
  );
}
