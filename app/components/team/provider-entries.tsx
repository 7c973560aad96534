import Building from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import House from "lucide-react/icons/house";
import Image from "lucide-react/icons/image";
import Inbox from "lucide-react/icons/inbox";
import Settings from "lucide-react/icons/settings";
import Star from "lucide-react/icons/star";
import Stethoscope from "lucide-react/icons/stethoscope";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { Entry, EntryGroup } from "#app/components/dashboard/entries.ts";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import type { Place } from "#domain/team/place.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";

/** The root of the area of centers and specialists. */
export const PROVIDER_ROOT = "/dashboard/provider";

/** Returns the groups of the navigation: what the person's role opens. Somebody without a center begins one, or claims an existing one. */
export function providerEntries(place: Place | undefined, waiting: number, balanceCents: number | undefined): EntryGroup[] {
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
          {
            to: `${PROVIDER_ROOT}/billetera`,
            holds: [`${PROVIDER_ROOT}/destacado`],
            label: m.wallet_title(),
            icon: <Wallet />,
            figure: balanceCents === undefined ? undefined : formatUsdExact(balanceCents),
            // On a telephone the bar belongs to patients, except for somebody who has nothing but the money.
            onPhone: place !== undefined && !roleMay(place.role, "requests.see"),
            takes: "wallet.keep",
          },
          { to: `${PROVIDER_ROOT}/resenas`, label: m.reviews_title(), icon: <Star />, takes: "reviews.answer" },
        ]),
      ],
    },
    { heading: m.team_public_profile(), entries: only(place, profileEntries(place)) },
    {
      heading: m.dashboard_your_account(),
      entries: [
        ...only(place, [{ to: `${PROVIDER_ROOT}/equipo`, label: m.team_people(), icon: <Users />, takes: null }]),
        securityEntry(),
        {
          to: `${PROVIDER_ROOT}/ajustes`,
          holds: [
            `${PROVIDER_ROOT}/webhooks`,
            `${PROVIDER_ROOT}/solicitudes/plantillas`,
            `${PROVIDER_ROOT}/solicitudes/preferencias`,
            `${PROVIDER_ROOT}/avisos`,
            "/claims",
            "/claim-profile",
          ],
          label: m.team_settings(),
          icon: <Settings />,
        },
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
