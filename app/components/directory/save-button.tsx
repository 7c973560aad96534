import clsx from "clsx";
import Heart from "lucide-react/icons/heart";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/icon-button.tsx";

/**
 * The heart of a card. Pages are shared between visitors, so it leaves the server unpressed; the save behaviour presses it
 * for those who saved this slug before. Without JavaScript it would do nothing, and stays away.
 */
export function SaveButton({ slug, name, className }: { slug: string; name: string; className?: string }) {
  return (
    <IconButton
      type="button"
      label={m.centers_save({ name })}
      kind="cover"
      aria-pressed={false}
      data-save={slug}
      className={clsx("noscript:hidden aria-pressed:[&>.lucide]:fill-alba-600 aria-pressed:[&>.lucide]:text-alba-600", className)}
    >
      <Heart />
    </IconButton>
  );
}
