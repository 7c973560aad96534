import { PageHero } from "#app/components/shell/page-hero.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

export function CostsHeader() {
  return (
    <PageHero crumb={m.costs_crumb()} title={m.costs_title()} lead={m.costs_lead()} picture={{ scene: "shore", palette: "afternoon" }}>
      <Button kind="primary" href="#calculadora">
        {m.costs_to_calculator()}
      </Button>{" "}
      <Button kind="outline" href={href("/financiamiento")}>
        {m.costs_to_financing()}
      </Button>
    </PageHero>
  );
}
