import Bell from "lucide-react/icons/bell";
import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { href } from "#app/locale.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { m } from "#messages/m.ts";

interface Props {
  /** The page that lists the notices. */
  to: string;
  unseen: number;
  /** The people who wait for a center, for whoever answers them: the bell then shows the number that the rest of the dashboard shows. */
  waits: number | undefined;
}

/** A link to the notices, with the number of new ones; in a center's dashboard, of those who wait. */
export function NoticesBell({ to, unseen, waits }: Props) {
  useListOfToday(to, unseen);
  const news = unseen > 0 ? m.notices_bell({ count: unseen }) : m.notices_bell_none();
  const shown = waits ?? unseen;
  return (
    <IconButton href={href(to)} label={waits ? `${m.notices_bell_waits({ count: waits })}. ${news}` : news}>
      <Bell />
      {shown === 0 && unseen > 0 && <span className="absolute top-1.5 right-2 size-2.5 rounded-full bg-alba-600" />}
      {shown > 0 && (
        // This is hidden from screen readers, because the label contains the full number.
        <span
          data-count={shown > 9 ? m.notices_bell_many() : shown}
          className="before:content-[attr(data-count)] absolute top-0 right-0 h-5 min-w-5 rounded-full bg-alba-600 px-1 text-center font-bold text-white text-xs leading-5! tabular-nums"
        />
      )}
    </IconButton>
  );
}

/** Reloads the list when another notice arrives while it is open. */
function useListOfToday(to: string, unseen: number) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const before = useRef(unseen);
  useEffect(() => {
    if (unseen > before.current && pathname === to) void revalidate();
    before.current = unseen;
  }, [unseen, pathname, to, revalidate]);
}
