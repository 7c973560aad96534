import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";

/** A card that offers to ask us. `location` tells analytics where on the site it is. */
export function AskCard({ location }: { location: string }) {
  return (
    <Card ground="warm" padding="s" className="grid gap-2.5">
      <b className="title-5">{m.articles_ask_title()}</b>
      <p className="text-sm text-ink-2">{m.articles_ask()}</p>
      <Button kind="cta" wide href={href("/asesoramiento")} data-event="cta_click_asesoria" data-facts={JSON.stringify({ location })}>
        {m.articles_ask_button()}
      </Button>
    </Card>
  );
}
