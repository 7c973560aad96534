import clsx from "clsx";
import Heart from "lucide-react/icons/heart";
import { createContext, use } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { m } from "#messages/m.ts";

/**
 * True when everything below it is saved, which only the visitor's own page knows. Other pages are shared by all visitors: the server
 * leaves their hearts unpressed, and the script presses the saved ones.
 */
export const AllSaved = createContext(false);

interface SaveButtonProps {
  slug: string;
  name: string;
  className?: string;
}

const PRESSED = "aria-pressed:[&_.lucide]:fill-alba-600 aria-pressed:[&_.lucide]:text-alba-600";

/** The heart of a card. It is a form, so that without script it works and opens the saved list. */
export function SaveButton({ slug, name, className }: SaveButtonProps) {
  const saved = use(AllSaved);
  return (
    <form method="post" action={href("/guardados")} className={className}>
      <IconButton
        type="submit"
        name={saved ? "quitar" : "guardar"}
        value={slug}
        label={saved ? m.compare_saved_remove({ name }) : m.centers_save({ name })}
        kind="cover"
        aria-pressed={saved}
        data-save={slug}
        className={PRESSED}
      >
        <Heart />
      </IconButton>
    </form>
  );
}

/** The heart with a label, at the head of a profile. */
export function LabelledSaveButton({ slug, className, children }: { slug: string; className?: string; children: string }) {
  return (
    <form method="post" action={href("/guardados")} className={clsx("flex", className)}>
      <Button
        type="submit"
        kind="outline"
        size="s"
        wide
        icon={<Heart />}
        name="guardar"
        value={slug}
        aria-pressed={false}
        data-save={slug}
        className={PRESSED}
      >
        {children}
      </Button>
    </form>
  );
}
