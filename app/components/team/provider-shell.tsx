import Building from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import FileCheck from "lucide-react/icons/file-check";
import House from "lucide-react/icons/house";
import Image from "lucide-react/icons/image";
import Inbox from "lucide-react/icons/inbox";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sparkle from "lucide-react/icons/sparkle";
import Star from "lucide-react/icons/star";
import Stethoscope from "lucide-react/icons/stethoscope";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import Webhook from "lucide-react/icons/webhook";
import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { Entry, EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { BalanceFoot } from "#app/components/wallet/balance-foot.tsx";
import type { Place } from "#domain/team/place.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { PreviewLink } from "./preview-link.tsx";

/** The root of the area of centers and specialists. */
const PROVIDER_ROOT = "/dashboard/provider";

/** Returns the groups of the navigation: what the person's role opens. Somebody without a center begins one, or claims an existing one. */
function groups(place: Place | undefined, waiting: number): EntryGroup[] {
  const all = [
    {
      entries: [
        { to: PROVIDER_ROOT, label: m.team_home(), icon: <House />, onPhone: true },
        ...only(place, [
          {
            to: `${PROVIDER_ROOT}/solicitudes`,
            label: m.followups_title(),
            icon: <Inbox />,
            onPhone: true,
            waiting: waitingEntry(waiting),
            takes: "requests.see",
          },
          { to: `${PROVIDER_ROOT}/agenda`, label: m.consultations_agenda(), icon: <CalendarDays />, onPhone: true, takes: "agenda.keep" },
          { to: `${PROVIDER_ROOT}/billetera`, label: m.wallet_title(), icon: <Wallet />, takes: "wallet.keep" },
          { to: `${PROVIDER_ROOT}/destacado`, label: m.featured_own(), icon: <Sparkle />, takes: "featured.ask" },
          { to: `${PROVIDER_ROOT}/resenas`, label: m.reviews_title(), icon: <Star />, takes: "reviews.answer" },
        ]),
      ],
    },
    { heading: m.team_public_profile(), entries: only(place, profileEntries(place)) },
    {
      heading: m.dashboard_your_account(),
      entries: [
        ...only(place, [
          { to: `${PROVIDER_ROOT}/equipo`, label: m.team_people(), icon: <Users />, takes: null },
          { to: `${PROVIDER_ROOT}/webhooks`, label: m.webhooks_title(), icon: <Webhook />, takes: "webhooks.keep" },
        ]),
        { to: `${PROVIDER_ROOT}/seguridad`, label: m.desk_security(), icon: <ShieldCheck /> },
        { to: "/claims", label: m.claims_title(), icon: <FileCheck /> },
      ],
    },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

/** An entry, and the power that its screen takes. */
type PoweredEntry = Entry & { takes: Power | null };

const only = (place: Place | undefined, entries: readonly PoweredEntry[]): Entry[] =>
  place ? entries.flatMap(({ takes, ...entry }) => (takes === null || roleMay(place.role, takes) ? [entry] : [])) : [];

const waitingEntry = (number: number) => (number > 0 ? { number, label: m.followups_waiting_label() } : undefined);

const profileEntries = (place: Place | undefined): PoweredEntry[] => [
  {
    to: `${PROVIDER_ROOT}/perfil`,
    label: m.team_profile(),
    short: m.team_profile_short(),
    icon: <Building />,
    onPhone: true,
    takes: "profile.keep",
  },
  {
    to: `${PROVIDER_ROOT}/doctores`,
    label: place?.type === "clinic" ? m.practice_doctors() : m.practice_centers(),
    icon: <Stethoscope />,
    takes: "profile.keep",
  },
  ...(place?.type === "clinic"
    ? ([
        {
          to: `${PROVIDER_ROOT}/precios`,
          label: m.team_prices(),
          short: m.team_prices_short(),
          icon: <CircleDollarSign />,
          onPhone: true,
          takes: "prices.keep",
        },
      ] as const)
    : []),
  {
    to: `${PROVIDER_ROOT}/galeria`,
    label: m.team_gallery(),
    short: m.team_gallery_short(),
    icon: <Image />,
    onPhone: true,
    takes: "profile.keep",
  },
  { to: `${PROVIDER_ROOT}/estadisticas`, label: m.team_statistics(), icon: <ChartLine />, takes: "statistics.see" },
];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** What the person manages, beginning with the one that the screens show. */
  places: readonly Place[];
  notices: { unseen: number } | undefined;
  /** The number of people who wait for the center's answer. */
  waiting: number | undefined;
  /** The balance of the shown center, in US cents, for a role that sees it. */
  balanceCents: number | undefined;
  children: ReactNode;
}

/** The frame of every screen in the area of a center or a specialist. */
export function ProviderShell({ person, places, notices, waiting = 0, balanceCents, children }: Props) {
  const [place] = places;
  return (
    <DashboardShell
      root={PROVIDER_ROOT}
      label={m.team_nav()}
      groups={groups(place, waiting)}
      head={place && <PlaceChoice id="centro-lateral" places={places} />}
      foot={place && balanceCents !== undefined && <BalanceFoot balanceCents={balanceCents} />}
      start={place && <p className="hidden text-ink-2 text-sm md:block">{place.name}</p>}
      tools={place && <PreviewLink place={place} />}
      notices={notices}
      person={person && <PersonMenu person={person} entries={[]} />}
    >
      {places.length > 1 && (
        <div className="px-4 pt-3 md:hidden">
          <PlaceChoice id="centro-telefono" places={places} />
        </div>
      )}
      {children}
    </DashboardShell>
  );
}
