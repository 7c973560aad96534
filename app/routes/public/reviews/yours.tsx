import { AskCard } from "#app/components/content/ask-card.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** Says how to tell one's own story, and has the one coral button for visitors who still have doubts. */
export function Yours() {
  return (
    <section aria-labelledby="la-tuya" className="band">
      <div className="wrap grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_360px] md:gap-16">
        <div className="grid justify-items-start gap-5">
          <h2 id="la-tuya" className="title-1">
            {m.reviews_stories_yours_title()}
          </h2>
          <p className="lead max-w-[58ch]">{m.reviews_stories_yours_text()}</p>
          <Button kind="outline" size="l" href={href("/contacto#form")}>
            {m.reviews_stories_yours_action()}
          </Button>
        </div>
        <AskCard location="/testimonios" />
      </div>
    </section>
  );
}
