import DoorOpen from "lucide-react/icons/door-open";
import { type MouseEvent, useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** A page that reveals nothing about its reader. */
const ELSEWHERE = "https://www.google.com/search?q=el+tiempo";

const TWICE_WITHIN_MS = 800;

/** Replaces the dashboard at once, so that «Atrás» does not show it. */
function leave() {
  document.documentElement.hidden = true;
  location.replace(ELSEWHERE);
}

/** Leaves for a neutral page, by a click or by pressing Esc twice. */
export function QuickExit() {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (timeStamp - last < TWICE_WITHIN_MS) leave();
      last = timeStamp;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <Button
      kind="outline"
      size="s"
      href={ELSEWHERE}
      rel="noreferrer"
      icon={<DoorOpen />}
      onClick={onClick}
      className="max-md:px-3 max-[359px]:[&>svg]:hidden"
    >
      {m.dashboard_quick_exit()}
    </Button>
  );
}
