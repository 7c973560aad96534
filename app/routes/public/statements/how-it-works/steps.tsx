import { AskPicture } from "#app/components/illustration/steps.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { Numbered } from "./numbered.tsx";

export function Steps() {
  const steps = [
    {
      title: m.about_how_compare_title(),
      text: m.about_how_compare(),
      link: <TextLink href={href("/comparar")}>{m.about_how_compare_link()}</TextLink>,
    },
    { title: m.about_how_ask_title(), text: m.about_how_ask() },
    { title: m.about_how_names_title(), text: m.about_how_names({ most: formatNumber(MAX_RECEIVERS) }) },
    { title: m.about_how_receipt_title(), text: m.about_how_receipt() },
    { title: m.about_how_answer_title(), text: m.about_how_answer({ hours: formatNumber(ANSWER_BUSINESS_HOURS) }) },
    {
      title: m.about_how_decide_title(),
      text: m.about_how_decide(),
      link: <TextLink href={href("/guias/preguntas-para-tu-centro")}>{m.about_how_decide_link()}</TextLink>,
    },
  ];
  return (
    <section
      aria-labelledby="pasos"
      className="wrap band grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[1fr_1.35fr] md:gap-20"
    >
      <div className="grid gap-4 md:sticky md:top-25">
        <h2 id="pasos" className="title-1">
          {m.about_how_steps_title()}
        </h2>
        <p className="lead">{m.about_how_steps_lead()}</p>
        <div className="mt-4 max-md:hidden print:hidden">
          <AskPicture />
        </div>
        <Card ground="warm" padding="s" className="mt-2 max-md:hidden">
          <Advice />
        </Card>
      </div>
      <div className="grid gap-9">
        <Numbered steps={steps} />
        <Card ground="warm" padding="s" className="md:hidden">
          <Advice />
        </Card>
      </div>
    </section>
  );
}

function Advice() {
  return (
    <>
      <p className="text-ui">{m.about_how_advice()}</p>
      <Button
        kind="outline"
        size="s"
        className="mt-3"
        href={href("/asesoramiento")}
        data-event="cta_click_asesoria"
        data-facts={JSON.stringify({ location: "/como-funciona" })}
      >
        {m.about_how_advice_link()}
      </Button>
    </>
  );
}
