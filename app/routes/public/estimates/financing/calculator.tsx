import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Source } from "#domain/content/content.ts";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { INSTALLMENT_KEYS, type InstallmentField, type InstallmentQuestion, MAX } from "#domain/estimates/installment-question.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";
import { errorText } from "./installment-errors.ts";
import { InstallmentResult } from "./installment-result.tsx";
import { SourceLine } from "./source-line.tsx";
import { SOURCES } from "./sources.ts";
import { WrongAnswers } from "./wrong-answers.tsx";

interface CalculatorProps {
  asked: InstallmentQuestion;
  /** The range of IVF with own eggs here: shown beside the field, never filled in. */
  ivf: PriceRange | null;
  rate: ExchangeRate | null;
  sources: readonly Source[];
}

/** A plain form to this same page, computed by the server. Every figure is the visitor's own. */
export function Calculator({ asked, ivf, rate, sources }: CalculatorProps) {
  return (
    <section id="cuotas" aria-labelledby="cuotas-titulo" className="band scroll-mt-10">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-170 gap-3">
          <h2 id="cuotas-titulo" className="title-1">
            {m.financing_calculator_title()}
          </h2>
          <p className="lead">{m.financing_calculator_lead()}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-8">
          <Form asked={asked} ivf={ivf} />
          <div id="resultado" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-25 gap-6">
            {asked.state === "wrong" && <WrongAnswers errors={asked.errors} />}
            {asked.state === "asked" && <InstallmentResult plan={asked.plan} rate={rate} />}
            <div
              className={`grid gap-2.5 text-ui text-ink-2 ${asked.state === "asked" ? "md:px-1" : "rounded-3xl bg-tint p-[22px] md:p-7"}`}
            >
              <h3 className="title-5 text-ink">{m.financing_how_title()}</h3>
              <div>
                <p>{m.financing_how()}</p>
                <SourceLine sources={sources} id={SOURCES.card} />
              </div>
              <p>{m.financing_how_not()}</p>
              <p>{m.financing_how_private()}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Form({ asked, ivf }: { asked: InstallmentQuestion; ivf: PriceRange | null }) {
  const site = useSiteName();
  const labels: Record<InstallmentField, { label: string; hint: string }> = {
    precio: {
      label: m.financing_form_price(),
      hint: ivf
        ? m.financing_form_price_range({
            site,
            count: ivf.centers,
            number: formatNumber(ivf.centers),
            range: formatUsdRange(ivf.lowCents, ivf.highCents),
          })
        : m.financing_form_price_hint(),
    },
    inicial: { label: m.financing_form_down(), hint: m.financing_form_down_hint() },
    meses: { label: m.financing_form_months(), hint: m.financing_form_months_hint({ most: MAX.months }) },
    interes: { label: m.financing_form_rate(), hint: m.financing_form_rate_hint() },
  };
  return (
    <Card panel>
      <form method="get" action={`${href("/financiamiento")}#resultado`} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {INSTALLMENT_KEYS.map((name) => (
            <Field
              key={name}
              id={`cuota-${name}`}
              {...labels[name]}
              error={asked.state === "wrong" ? errorText(name, asked.errors[name]) : undefined}
              {...(name === "inicial" ? { optionalWord: m.financing_form_optional() } : { required: true })}
            >
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  inputMode={name === "meses" ? "numeric" : "decimal"}
                  autoComplete="off"
                  maxLength={20}
                  defaultValue={asked.state === "none" ? "" : asked.fields[name]}
                />
              )}
            </Field>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button kind="primary" type="submit" size="l">
            {m.financing_form_submit()}
          </Button>
          {asked.state !== "none" && <TextLink href={`${href("/financiamiento")}#cuotas`}>{m.financing_form_again()}</TextLink>}
        </div>
      </form>
    </Card>
  );
}
