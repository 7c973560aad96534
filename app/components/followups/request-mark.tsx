import clsx from "clsx";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Lock from "lucide-react/icons/lock";

interface Props {
  /** The initials of a person whose request the center opened; empty while they are hidden. */
  initials: string;
  asksFirst: boolean;
}

/** Who a request is from: initials, a lock, or a question. The name or the subject is beside it. */
export const RequestMark = ({ initials, asksFirst }: Props) => (
  <span
    aria-hidden
    className={clsx(
      "grid size-11 flex-none place-items-center rounded-arch pt-0.5 font-semibold text-sm [&>.lucide]:size-4.5",
      initials ? "bg-alba-100 text-[#7a2410]" : asksFirst ? "bg-badge-ok text-on-badge-ok" : "bg-tonal text-on-tonal",
    )}
  >
    {initials || (asksFirst ? <CircleHelp /> : <Lock />)}
  </span>
);
