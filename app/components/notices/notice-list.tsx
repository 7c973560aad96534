import clsx from "clsx";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import FileCheck from "lucide-react/icons/file-check";
import Send from "lucide-react/icons/send";
import Star from "lucide-react/icons/star";
import UserCheck from "lucide-react/icons/user-check";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { KINDS, type Notice, type Topic } from "#domain/notices/notice.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { noticeWords } from "#texts/notices.ts";

const ICONS: Readonly<Record<Topic, ReactNode>> = {
  answers: <Send />,
  consultations: <CalendarDays />,
  requests: <Send />,
  wallet: <Wallet />,
  reviews: <Star />,
  documents: <FileCheck />,
  prices: <CircleDollarSign />,
  profile: <UserCheck />,
  summary: <ChartLine />,
  days: <CalendarDays />,
  companions: <Users />,
};

/** Each notice is a button: opening one marks it as seen, which a link must not do. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <Form method="post">
      <input type="hidden" name="accion" value="abrir" />
      <ul className="overflow-hidden rounded-xl border bg-surface elevation-1">
        {notices.map((notice) => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
    </Form>
  );
}

function Row({ notice }: { notice: Notice }) {
  const { id, kind, center, createdAt, seen } = notice;
  const { title, text } = noticeWords(notice, center);
  return (
    <li className="border-t first:border-t-0">
      <button
        type="submit"
        name="aviso"
        value={id}
        className={clsx("flex w-full items-center gap-3.5 px-4 py-3.5 text-left hover:bg-hover md:px-6", !seen && "bg-tint")}
      >
        <span aria-hidden className="grid size-10 flex-none place-items-center rounded-lg bg-surface-2 text-brand [&>.lucide]:size-5">
          {ICONS[KINDS[kind].topic]}
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-[1.4]!">
          <b className="font-semibold">
            {!seen && <span className="sr-only">{m.notices_new()}: </span>}
            {title}
          </b>
          {text && <span className="text-ink-2 text-sm">{text}</span>}
          <span className="text-ink-3 text-sm">
            {!text && center && `${center} · `}
            <span className="num">{formatDateTime(createdAt)}</span>
          </span>
        </span>
        {!seen && <span aria-hidden className="size-2.5 flex-none rounded-full bg-alba-600" />}
        <ChevronRight aria-hidden className="size-5 flex-none text-ink-3" />
      </button>
    </li>
  );
}
