import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import MailQuestion from "lucide-react/icons/mail-question-mark";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { DialogSide } from "#app/ui/dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { m } from "#messages/m.ts";
import { formatDate, formatPhone } from "#platform/format.ts";
import { DistantScene } from "../illustration/illustration.tsx";
import type { ContactedCenter } from "./form/lead-form-props.ts";
import { replyTitle } from "./reply-sentence.ts";

interface ContactSideProps {
  /** Null while the center loads. */
  center: ContactedCenter | null;
  /** The site's name. */
  site: string;
  phone: string;
  phoneE164: string;
}

/** The side of the form: who receives the request, and facts about that center. It promises nothing that has not been measured. */
export function ContactSide({ center, site, phone, phoneE164 }: ContactSideProps) {
  return (
    <DialogSide
      picture={<DistantScene scene="sea" palette="dawn" flipped={false} />}
      foot={<PreferTalking center={center} site={site} phone={phone} phoneE164={phoneE164} />}
    >
      {center ? (
        <CenterIntroduction center={center} site={site} />
      ) : (
        <>
          <p className="text-sm">{m.leads_dialog_writing_to()}</p>
          <Skeleton className="mt-1 h-8 w-3/4 opacity-20" />
        </>
      )}
    </DialogSide>
  );
}

/** Offers the center's own telephone number if it has one, and ours otherwise. It says whose number it is. */
export function PreferTalking({ center, site, phone, phoneE164 }: ContactSideProps) {
  const own = center?.phone;
  const number = own ? { text: formatPhone(own), dial: own.replace(/[^\d+]/g, "") } : { text: phone, dial: phoneE164 };
  return (
    <p className="text-sm">
      {own ? m.leads_prefer_talking_center({ center: center.name }) : m.leads_prefer_talking_team({ site })}{" "}
      <a href={`tel:${number.dial}`} className="num inline-block py-2 text-white underline underline-offset-4">
        {number.text}
      </a>
    </p>
  );
}

/** The center's name, its place and some facts about writing to it, or about only asking it something. */
export function CenterIntroduction({ center, site, asksFirst }: { center: ContactedCenter; site: string; asksFirst?: boolean }) {
  return (
    <>
      <p className="text-sm">{m.leads_dialog_writing_to()}</p>
      <p translate="no" className="font-display text-[1.4375rem] leading-[1.15]! font-[640] text-white max-md:pr-10 md:text-[1.75rem]">
        {center.name}
      </p>
      {center.city && (
        <p className="mt-1 flex items-center gap-[7px] text-sm">
          <MapPin className="size-[18px]" />
          {center.neighborhood ? m.leads_dialog_place({ neighborhood: center.neighborhood, city: center.city }) : center.city}
        </p>
      )}
      <ul className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-2.5 md:mt-8 md:grid-cols-1 md:gap-5">
        {asksFirst ? (
          <>
            <Benefit icon={<Lock />} title={m.leads_question_alias()} text={m.leads_question_alias_text()} />
            <Benefit icon={<MessageCircle />} title={m.leads_question_here()} text={m.leads_question_here_text()} />
            <Benefit icon={<LockOpen />} title={m.leads_question_opens()} text={m.leads_question_opens_text()} />
            <Reply center={center} />
          </>
        ) : (
          <>
            <Benefit icon={<Gift />} title={m.leads_benefit_free()} text={m.leads_benefit_free_text()} />
            <Reply center={center} />
            <Standing center={center} site={site} />
            <Benefit icon={<FileText />} title={m.leads_benefit_proposal()} text={m.leads_benefit_proposal_text()} />
          </>
        )}
      </ul>
    </>
  );
}

function Reply({ center }: { center: ContactedCenter }) {
  if (!center.claimed) return null;
  const { reply } = center;
  if (!reply) return <Benefit icon={<Clock />} title={m.leads_benefit_reply_unknown()} text={m.leads_benefit_reply_unknown_text()} />;
  return <Benefit icon={<Clock />} title={replyTitle(reply.medianHours)} text={m.leads_reply_cases({ cases: reply.cases })} />;
}

function Standing({ center, site }: { center: ContactedCenter; site: string }) {
  if (!center.claimed)
    return <Benefit icon={<MailQuestion />} title={m.leads_benefit_unclaimed({ site })} text={m.leads_benefit_unclaimed_text()} />;
  if (!center.verified) return null;
  const text = center.verifiedOn
    ? m.leads_benefit_verified_text({ date: formatDate(center.verifiedOn) })
    : m.leads_benefit_verified_text_plain({ site });
  return <Benefit icon={<BadgeCheck />} title={m.leads_benefit_verified()} text={text} />;
}

/** A fact. A telephone shows only its title, unless `always` is set, since there are four short lines above the form. */
export function Benefit({ icon, title, text, always }: { icon: ReactNode; title: string; text: string; always?: boolean }) {
  return (
    <li className="flex gap-[9px] md:gap-3.5 [&>.lucide]:size-[22px] [&>.lucide]:text-alba-300">
      {icon}
      <span>
        <b className="block text-sm font-medium text-white md:text-md md:font-bold">{title}</b>{" "}
        <span className={always ? undefined : "max-md:hidden"}>{text}</span>
      </span>
    </li>
  );
}
