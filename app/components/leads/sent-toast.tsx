import CircleCheck from "lucide-react/icons/circle-check";
import type { LeadAwaits, LeadKind } from "#domain/leads/lead.ts";
import { m } from "#messages/m.ts";

/**
 * A greeting shown once after the form was sent. It disappears after 5 s, unless the pointer is on it, by CSS alone, since the page has
 * no script. It is an animation and not a transition from a starting style, since browsers skip the latter when they style the page
 * before drawing it.
 */
export function SentToast({ kind, awaits, askFirst }: { kind: LeadKind; awaits: LeadAwaits | null; askFirst: boolean }) {
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-3 z-90 flex leaving items-start gap-[13px] rounded-xl bg-toast px-[18px] py-4 text-ui text-white elevation-3 md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-105"
    >
      <CircleCheck className="mt-px size-[22px] text-manglar-300" />
      <div>
        <p className="font-bold">
          {awaits ? m.leads_sent_toast_unconfirmed_title() : askFirst ? m.leads_sent_toast_question_title() : m.leads_sent_toast_title()}
        </p>
        {awaits
          ? m.leads_sent_toast_unconfirmed()
          : askFirst
            ? m.leads_sent_toast_question()
            : kind === "advice"
              ? m.leads_sent_toast_advice()
              : m.leads_sent_toast_text()}
      </div>
    </div>
  );
}
