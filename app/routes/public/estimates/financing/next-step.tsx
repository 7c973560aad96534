import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

/** The page's one coral button: ask for a written quotation. */
export function NextStep() {
  return (
    <section aria-labelledby="presupuesto" className="bg-tint band print:hidden">
      <div className="wrap grid gap-5">
        <h2 id="presupuesto" className="title-1 max-w-170">
          {m.financing_next_title()}
        </h2>
        <p className="lead max-w-170">{m.financing_next_lead()}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button kind="cta" size="l" href={href("/solicitar-informacion")}>
            {m.financing_next_ask()}
          </Button>
          <Button kind="outline" size="l" href={href("/comparar")}>
            {m.financing_next_compare()}
          </Button>
        </div>
        <div className="flex flex-wrap gap-x-7">
          <TextLink href={href("/costos-financiamiento")}>{m.financing_next_prices()}</TextLink>
          <TextLink href={href("/guias/presupuesto-paso-a-paso")}>{m.financing_next_guide()}</TextLink>
        </div>
      </div>
    </section>
  );
}
