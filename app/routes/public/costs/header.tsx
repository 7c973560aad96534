import { PageHeader } from "#app/components/costs/page-header.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";

export function CostsHeader() {
  return (
    <PageHeader
      crumbs={{ label: m.costs_crumbs(), items: [{ href: href("/"), label: m.costs_crumb_home() }], current: m.costs_crumb() }}
      title={m.costs_title()}
      lead={m.costs_lead()}
      picture={{ scene: "shore", palette: "afternoon", flipped: false }}
      actions={
        <>
          <Button kind="primary" href="#calculadora">
            {m.costs_to_calculator()}
          </Button>
          <Button kind="outline" href={href("/financiamiento")}>
            {m.costs_to_financing()}
          </Button>
        </>
      }
    />
  );
}
