import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { useKept } from "./kept-form.tsx";
import { SaveBar } from "./save-bar.tsx";

interface Props {
  /** What a save does, while nothing was changed or the script is not there. */
  title: string;
  /** What else a save does. */
  text: string;
  /** The words of its button, or the buttons. */
  save: ReactNode;
}

/** The bar of a `KeptForm`: how much is not saved, since when it is kept here, and the two ways to end that. */
export function ChangesBar({ title, text, save }: Props) {
  const { changes, keptAt, discard } = useKept();
  const isChanged = changes !== null && changes > 0;
  return (
    <SaveBar
      title={isChanged ? m.dashboard_changes({ count: changes }) : title}
      text={isChanged && keptAt ? `${text} ${m.dashboard_draft_kept({ time: keptAt })}` : text}
    >
      <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:*:flex-1">
        {isChanged && (
          <Button type="button" kind="outline-inverse" size="s" className="border-transparent!" onClick={discard}>
            {m.dashboard_discard()}
          </Button>
        )}
        {typeof save === "string" ? (
          <Button type="submit" kind="cta">
            {save}
          </Button>
        ) : (
          save
        )}
      </div>
    </SaveBar>
  );
}
