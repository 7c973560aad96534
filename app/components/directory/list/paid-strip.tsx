import Sparkle from "lucide-react/icons/sparkle";
import { m } from "#messages/m.ts";

/** Says at the very top of a card that its place is paid: not over a picture, and far from the badge of what we verified. */
export function PaidStrip() {
  return (
    <p className="flex items-center gap-1.5 bg-badge-warn px-3.5 py-0.5 text-sm leading-[1.4]! font-semibold text-on-badge-warn">
      <Sparkle className="size-4" />
      {m.centers_featured()}
    </p>
  );
}
