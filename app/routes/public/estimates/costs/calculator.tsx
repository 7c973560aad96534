import type { CostCalculatorProps } from "#app/components/estimates/cost-calculator.tsx";
import CostCalculatorIsland from "#app/islands/widgets/cost-calculator.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

export function Calculator(props: CostCalculatorProps) {
  return (
    <section id="calculadora" aria-labelledby="calculadora-titulo" className="bg-tint band print:bg-transparent print:py-4">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-170 gap-3">
          <h2 id="calculadora-titulo" className="title-1">
            {m.costs_calculator_title()}
          </h2>
          <p className="lead">{m.costs_calculator_lead()}</p>
        </div>
        <CostCalculatorIsland {...props} />
        <div className="grid max-w-text gap-3 text-sm text-ink-2">
          <p>{m.costs_calculator_assumptions()}</p>
          <p>{m.costs_calculator_promise()}</p>
          <TextLink href={href("/estimacion-personal")} className="print:hidden">
            {m.costs_calculator_estimate()}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
