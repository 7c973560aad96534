import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** The page's one coral button: somebody reads a budget with the visitor. */
export function Advice() {
  return (
    <section aria-labelledby="orientacion" className="bg-warm band print:hidden">
      <div className="wrap grid gap-5">
        <h2 id="orientacion" className="title-1 max-w-170">
          {m.costs_advice_title()}
        </h2>
        <p className="lead max-w-170">{m.costs_advice_lead()}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button kind="cta" size="l" href={href("/asesoramiento")}>
            {m.costs_advice_action()}
          </Button>{" "}
          <Button kind="outline" size="l" href={href("/centros?precios=true")}>
            {m.costs_advice_centers()}
          </Button>
        </div>
      </div>
    </section>
  );
}
