import Bell from "lucide-react/icons/bell";
import ChevronRight from "lucide-react/icons/chevron-right";
import FileCheck from "lucide-react/icons/file-check";
import MessageSquareText from "lucide-react/icons/message-square-text";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sun from "lucide-react/icons/sun";
import Webhook from "lucide-react/icons/webhook";
import type { ReactNode } from "react";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/settings";

export async function loader({ context }: Route.LoaderArgs) {
  const [place = null] = await placesOf(context.get(servicesContext).db, viewerOf(context).userId);
  return { role: place?.role ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_settings(), matches);

interface Door {
  to: string;
  title: string;
  text: string;
  icon: ReactNode;
  /** `anybody` also for somebody who has no center yet. */
  takes: Power | "anybody";
}

const doors = (): readonly Door[] => [
  {
    to: "/dashboard/provider/solicitudes/preferencias",
    title: m.offers_preferences(),
    text: m.offers_preferences_text(),
    icon: <SlidersHorizontal />,
    takes: "automatic.keep",
  },
  {
    to: "/dashboard/provider/solicitudes/plantillas",
    title: m.threads_templates(),
    text: m.team_settings_templates(),
    icon: <MessageSquareText />,
    takes: "requests.answer",
  },
  {
    to: "/dashboard/provider?semana=si#semana",
    title: m.listing_first_title(),
    text: m.listing_first_settings(),
    icon: <Sun />,
    takes: "profile.keep",
  },
  { to: "/dashboard/provider/avisos", title: m.notices_title(), text: m.team_settings_notices(), icon: <Bell />, takes: "anybody" },
  {
    to: "/dashboard/provider/webhooks",
    title: m.webhooks_title(),
    text: m.team_settings_system(),
    icon: <Webhook />,
    takes: "webhooks.keep",
  },
  { to: "/claims", title: m.claims_title(), text: m.claims_text(), icon: <FileCheck />, takes: "anybody" },
];

/** What a center sets once and seldom changes: the doors that the person's role opens. */
export default function ProviderSettings({ loaderData: { role } }: Route.ComponentProps) {
  const shown = doors().filter(({ takes }) => takes === "anybody" || (role !== null && roleMay(role, takes)));
  return (
    <DashboardPage title={m.team_settings()} subtitle={m.team_settings_text()}>
      <ul className="max-w-180 divide-y overflow-hidden rounded-xl border bg-surface elevation-1">
        {shown.map(({ to, title, text, icon }) => (
          <li key={to}>
            <a href={href(to)} className="flex min-h-18 items-center gap-3.5 px-4 py-3 text-inherit no-underline hover:bg-hover md:px-6">
              <span aria-hidden className="grid size-11 flex-none place-items-center rounded-lg bg-tint text-brand">
                {icon}
              </span>
              <span className="min-w-0 flex-1 leading-[1.4]!">
                <b className="block font-semibold">{title}</b>
                <span className="text-ink-2 text-sm">{text}</span>
              </span>
              <ChevronRight className="flex-none text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </DashboardPage>
  );
}
