import Lock from "lucide-react/icons/lock";
import { ReceiverBadge } from "#app/components/leads/receiver-badge.tsx";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatTime, formatWeekday } from "#platform/format.ts";
import { ArchPicture } from "./arch-picture.tsx";

/** A named center: the state of the request there, and whether it has the person's contact data. */
export function ReceiverRow({ receiver }: { receiver: PatientReceiver }) {
  const { slug, name, city, state, offeredAt, openedAt, answerBy } = receiver;
  const facts = [
    city,
    openedAt
      ? m.patients_receiver_read({ day: formatWeekday(openedAt), time: formatTime(openedAt) })
      : offeredAt && m.patients_receiver_told({ day: formatWeekday(offeredAt), time: formatTime(offeredAt) }),
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[46px_minmax(0,1fr)] gap-x-3.5 border-t py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[50px_minmax(0,1fr)]">
      <ArchPicture city={city} slug={slug} className="h-[52px] w-full" />
      <div className="min-w-0">
        <div className="mb-0.5 flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1">
          <h3 translate="no" className="title-5 leading-[1.6]!">
            {name}
          </h3>
          <ReceiverBadge receiver={receiver} />
        </div>
        <p className="text-ink-2 text-sm">{facts.join(" · ")}</p>
        {state === "open" && answerBy && (
          <p className="text-ink-2 text-sm">{m.patients_receiver_until({ moment: formatDateTime(answerBy) })}</p>
        )}
        {state !== "purchased" && <NoContact />}
      </div>
    </li>
  );
}

/** Says in words and with a lock that a center has neither the name nor the phone nor the e-mail. Of one that has them its badge says so. */
export function NoContact() {
  return (
    <p className="mt-1 inline-flex items-center gap-1.5 text-ink-2 text-sm [&>.lucide]:size-[17px]">
      <Lock />
      {m.patients_contact_closed()}
    </p>
  );
}
