import { Accordion } from "#app/ui/accordion.tsx";
import { m } from "#messages/m.ts";

/** Explains what the number says, what it does not say, and what was left out because it is unconfirmed. */
export function Reading() {
  const parts = [
    { title: m.estimate_what_title(), text: m.estimate_what() },
    { title: m.estimate_not_title(), text: m.estimate_not() },
    { title: m.estimate_unconfirmed_title(), text: m.estimate_unconfirmed() },
    { title: m.estimate_year_title(), text: m.estimate_year() },
    { title: m.estimate_privacy_title(), text: m.estimate_privacy() },
  ];
  return (
    <section aria-labelledby="leer" className="bg-surface-2 band">
      <div className="wrap grid gap-7 md:grid-cols-[1fr_1.5fr] md:gap-14">
        <h2 id="leer" className="title-1">
          {m.estimate_reading_title()}
        </h2>
        <div className="border-t">
          {parts.map(({ title, text }, index) => (
            <Accordion key={title} summary={title} open={index === 0}>
              <p>{text}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
