import clsx from "clsx";
import Lock from "lucide-react/icons/lock";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import type { Shown } from "./waiting-rows.ts";

/** The initials of who waits, or a lock while they are hidden. Their name is beside it. */
export const RowMark = ({ shown: { title, isHidden } }: { shown: Shown }) => (
  <span
    aria-hidden
    className={clsx(
      "grid size-11 flex-none place-items-center rounded-arch pt-0.5 font-semibold text-sm [&>.lucide]:size-4.5",
      isHidden ? "bg-tonal text-on-tonal" : "bg-alba-100 text-[#7a2410]",
    )}
  >
    {isHidden ? <Lock /> : initialsOf(title)}
  </span>
);
