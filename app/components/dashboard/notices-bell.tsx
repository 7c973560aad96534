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
}

/** A link to the notices, with the number of new ones. */
export function NoticesBell({ to, unseen }: Props) {
  useListOfToday(to, unseen);
  return (
    <IconButton href={href(to)} label={unseen > 0 ? m.notices_bell({ count: unseen }) : m.notices_bell_none()}>
      <Bell />
      {unseen > 0 && (
        // This is hidden from screen readers, because the label contains the full number.
        <span
          data-count={unseen > 9 ? m.notices_bell_many() : unseen}
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
