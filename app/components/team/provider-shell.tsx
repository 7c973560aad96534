import Building from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import FileCheck from "lucide-react/icons/file-check";
import House from "lucide-react/icons/house";
import Image from "lucide-react/icons/image";
import Inbox from "lucide-react/icons/inbox";
import Sparkle from "lucide-react/icons/sparkle";
import Star from "lucide-react/icons/star";
import Stethoscope from "lucide-react/icons/stethoscope";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import Webhook from "lucide-react/icons/webhook";
import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { BalanceFoot } from "#app/components/wallet/balance-foot.tsx";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { PreviewLink } from "./preview-link.tsx";

/** The root of the area of centers and specialists. */
const PROVIDER_ROOT = "/dashboard/provider";

/** Returns the groups of the navigation. Somebody without a center begins one, or claims an existing one. */
const groups = (place: Place | undefined, waiting: number): EntryGroup[] => [
  {
    entries: [
      { to: PROVIDER_ROOT, label: m.team_home(), icon: <House />, onPhone: true },
      ...(place
        ? [
            {
              to: `${PROVIDER_ROOT}/solicitudes`,
              label: m.followups_title(),
              icon: <Inbox />,
              onPhone: true,
              waiting: waitingEntry(waiting),
            },
            { to: `${PROVIDER_ROOT}/agenda`, label: m.consultations_agenda(), icon: <CalendarDays />, onPhone: true },
            { to: `${PROVIDER_ROOT}/billetera`, label: m.wallet_title(), icon: <Wallet /> },
            { to: `${PROVIDER_ROOT}/destacado`, label: m.featured_own(), icon: <Sparkle /> },
            { to: `${PROVIDER_ROOT}/resenas`, label: m.reviews_title(), icon: <Star /> },
          ]
        : []),
    ],
  },
  ...(place ? [{ heading: m.team_public_profile(), entries: profileEntries(place) }] : []),
  {
    heading: m.dashboard_your_account(),
    entries: [
      ...(place
        ? [
            { to: `${PROVIDER_ROOT}/equipo`, label: m.team_people(), icon: <Users /> },
            { to: `${PROVIDER_ROOT}/webhooks`, label: m.webhooks_title(), icon: <Webhook /> },
          ]
        : []),
      { to: "/claims", label: m.claims_title(), icon: <FileCheck /> },
    ],
  },
];

const waitingEntry = (number: number) => (number > 0 ? { number, label: m.followups_waiting_label() } : undefined);

const profileEntries = ({ type }: Place) => [
  { to: `${PROVIDER_ROOT}/perfil`, label: m.team_profile(), short: m.team_profile_short(), icon: <Building />, onPhone: true },
  {
    to: `${PROVIDER_ROOT}/doctores`,
    label: type === "clinic" ? m.practice_doctors() : m.practice_centers(),
    icon: <Stethoscope />,
  },
  ...(type === "clinic"
    ? [{ to: `${PROVIDER_ROOT}/precios`, label: m.team_prices(), short: m.team_prices_short(), icon: <CircleDollarSign />, onPhone: true }]
    : []),
  { to: `${PROVIDER_ROOT}/galeria`, label: m.team_gallery(), short: m.team_gallery_short(), icon: <Image />, onPhone: true },
  { to: `${PROVIDER_ROOT}/estadisticas`, label: m.team_statistics(), icon: <ChartLine /> },
];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** What the person manages, beginning with the one that the screens show. */
  places: readonly Place[];
  notices: { unseen: number } | undefined;
  /** The number of people who wait for the center's answer. */
  waiting: number | undefined;
  /** The balance of the shown center, in US cents. */
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
