import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";

/** Shows the current choice and the other one, so that consent is as easy to withdraw as to give. Null when nothing was chosen yet. */
export function CookieChoiceForm({ choice }: { choice: "all" | "necessary" | null }) {
  const chosen = { all: m.privacy_choice_all, necessary: m.privacy_choice_necessary };
  return (
    <Card ground="tint" padding="s" className="print:hidden">
      <h3 className="title-5">{m.privacy_choice_title()}</h3>
      <p className="mt-1 text-ui text-ink-2">{choice ? chosen[choice]() : m.privacy_choice_none()}</p>
      <form method="post" action={href("/cookies")} className="mt-3 flex flex-wrap gap-2.5">
        <input type="hidden" name="volver" value={href("/privacidad")} />
        {choice !== "necessary" && (
          <Button kind="outline" size="s" type="submit" name="eleccion" value="necessary">
            {m.privacy_choice_to_necessary()}
          </Button>
        )}
        {choice !== "all" && (
          <Button kind="outline" size="s" type="submit" name="eleccion" value="all">
            {m.privacy_choice_to_all()}
          </Button>
        )}
      </form>
    </Card>
  );
}
