import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Stated } from "#app/components/statements/stated.tsx";
import { TeamReplyFigure } from "#app/components/statements/team-reply-figure.tsx";
import type { TeamReply } from "#app/load-team-reply.server.ts";
import { Card } from "#app/ui/card.tsx";
import type { Site } from "#domain/content/site.ts";
import type { ShownStatement } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";

interface WaysProps {
  site: Site;
  reply: TeamReply | null;
  statements: readonly ShownStatement[];
}

/** Lists the other ways to reach us, from the settings. Empty settings are left out. */
export function WaysToReach({ site, reply, statements }: WaysProps) {
  return (
    <aside aria-label={m.contact_ways()} className="grid gap-5 md:sticky md:top-25">
      <Card ground="deep" panel className="md:p-8!">
        <h2 className="title-3 text-white">{m.contact_ways()}</h2>
        <ul className="mt-4 grid gap-1">
          <Way icon={<Phone />} label={m.contact_way_phone()} address={`tel:${site.phoneE164}`}>
            {site.phone}
          </Way>
          <Way icon={<MessageCircle />} label={m.contact_way_whatsapp()} address={`https://wa.me/${site.whatsapp}`}>
            {m.contact_way_whatsapp_text()}
          </Way>
          <Way icon={<Mail />} label={m.contact_way_email()} address={`mailto:${site.email}`}>
            {site.email}
          </Way>
        </ul>
        <ul className="mt-4 grid gap-3 border-t border-on-deep-2/30 pt-5 text-ui text-on-deep-2">
          {site.hours && <Line icon={<Clock />}>{site.hours}</Line>}
          {site.address && <Line icon={<MapPin />}>{site.address}</Line>}
        </ul>
      </Card>
      {reply && (
        <Card ground="tint" panel>
          <dl>
            <TeamReplyFigure reply={reply} />
          </dl>
        </Card>
      )}
      {statements.length > 0 && (
        <Card ground="tint" panel>
          <Stated statements={statements} />
        </Card>
      )}
    </aside>
  );
}

function Way({ icon, label, address, children }: { icon: ReactNode; label: string; address: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={address}
        rel={address.startsWith("https:") ? "noopener" : undefined}
        className="flex min-h-14 items-center gap-3.5 text-white no-underline hover:underline [&>.lucide]:size-[22px] [&>.lucide]:text-alba-300"
      >
        {icon}
        <span className="min-w-0">
          <span className="block text-sm text-on-deep-2">{label}</span>{" "}
          <b className="num block overflow-hidden text-ellipsis font-semibold">{children}</b>
        </span>
      </a>
    </li>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 [&>.lucide]:mt-0.5 [&>.lucide]:size-[22px] [&>.lucide]:text-alba-300">
      {icon}
      <span>{children}</span>
    </li>
  );
}
