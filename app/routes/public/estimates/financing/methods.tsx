import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import Banknote from "lucide-react/icons/banknote";
import CalendarRange from "lucide-react/icons/calendar-range";
import CreditCard from "lucide-react/icons/credit-card";
import ShieldPlus from "lucide-react/icons/shield-plus";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Source } from "#domain/content/content.ts";
import type { PaymentCount, PaymentCounts } from "#domain/directory/payment-counts.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SourceLine } from "./source-line.tsx";
import { SOURCES } from "./sources.ts";

interface Known {
  icon: ReactNode;
  advice: () => string;
  source?: string;
}

const KNOWN: Readonly<Record<string, Known>> = {
  efectivo: { icon: <Banknote />, advice: m.financing_method_efectivo },
  "tarjeta-credito": { icon: <CreditCard />, advice: m.financing_method_tarjeta, source: SOURCES.card },
  "transferencia-bancaria": { icon: <ArrowLeftRight />, advice: m.financing_method_transferencia },
  "planes-de-pago": { icon: <CalendarRange />, advice: m.financing_method_planes },
  "seguros-internacionales": { icon: <ShieldPlus />, advice: m.financing_method_seguros },
  paypal: { icon: <Wallet />, advice: m.financing_method_paypal },
};

interface MethodsProps {
  counts: PaymentCounts;
  sources: readonly Source[];
}

/** Lists every payment method with the number of centers that say they accept it. A center that says nothing does not count as a no. */
export function Methods({ counts: { methods, centers, silent }, sources }: MethodsProps) {
  return (
    <section id="formas" aria-labelledby="formas-titulo" className="band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7">
        <div className="grid max-w-170 gap-3">
          <h2 id="formas-titulo" className="title-1">
            {m.financing_methods_title()}
          </h2>
          <p className="lead">{m.financing_methods_lead({ count: centers, number: formatNumber(centers) })}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {methods.map((method) => (
            <Method key={method.id} method={method} total={centers} sources={sources} />
          ))}
        </ul>
        {silent > 0 && (
          <Note kind="info" className="max-w-205">
            {m.financing_methods_silent({ count: silent, number: formatNumber(silent) })}
          </Note>
        )}
      </div>
    </section>
  );
}

function Method({ method: { id, name, centers }, total, sources }: { method: PaymentCount; total: number; sources: readonly Source[] }) {
  const known = KNOWN[id];
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 flex-none place-items-center rounded-arch bg-tonal pt-1 text-on-tonal [&>.lucide]:size-[22px]">
          {known?.icon ?? <Banknote />}
        </span>
        <h3 className="title-4">{name}</h3>
      </div>
      <div className="grid gap-2">
        <p className="num font-semibold">
          {centers === 0
            ? m.financing_methods_none()
            : m.financing_methods_count({ count: centers, number: formatNumber(centers), total: formatNumber(total) })}
        </p>
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-mar-600" style={{ width: `${total === 0 ? 0 : Math.round((centers / total) * 100)}%` }} />
        </div>
      </div>
      {known && (
        <div>
          <p className="text-ui text-ink-2">{known.advice()}</p>
          {known.source && <SourceLine sources={sources} id={known.source} />}
        </div>
      )}
      {centers > 0 && (
        <TextLink href={href(`/centros?${new URLSearchParams({ pagos: id })}`)} iconAfter={<ArrowRight />} className="mt-auto -mb-2">
          {m.financing_methods_see({ count: centers, number: formatNumber(centers) })}
          <span className="sr-only">: {name}</span>
        </TextLink>
      )}
    </Card>
  );
}
