import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PriceListToCheck } from "#domain/listing/check-prices.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { MEDICATION_NAMES } from "#texts/medication.ts";
import { PaperLink } from "./papers/paper-link.tsx";

/** The ticked and typed values, with the error. */
export interface RefusedPriceList {
  key: string;
  matching: readonly string[];
  reason: string;
  error: string;
}

interface Props {
  list: PriceListToCheck;
  maxReason: number;
  refused: RefusedPriceList | null;
}

export const keyOfList = ({ providerId, documentId, version }: PriceListToCheck) => [providerId, documentId, version].join("/");

/** A center's price list, and its published prices. Those that match the list are ticked. */
export function PriceList({ list, maxReason, refused }: Props) {
  const { name, since, fileName, documentId, providerId, prices } = list;
  return (
    <Panel
      id={`archivo-${documentId}`}
      title={name}
      aside={<span className="text-ink-2 text-sm">{m.verification_since({ day: formatDate(since) })}</span>}
    >
      <p className="flex flex-wrap gap-x-5">
        <PaperLink id={documentId} fileName={fileName} />
        <TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)} data-stop>
          {m.verification_claims_profile({ name })}
        </TextLink>
      </p>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="lista" value={keyOfList(list)} />
        <p className="text-ink-2">{prices.length > 0 ? m.verification_prices_tick() : m.verification_prices_nothing()}</p>
        <ul className="border-t empty:hidden">
          {prices.map(({ lineId, label, detail, amountCents, notIncluded, medication, informedOn, checkedOn }) => (
            <li key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b py-2">
              <Checkbox
                name="coincide"
                value={lineId}
                defaultChecked={refused?.matching.includes(lineId) ?? false}
                label={
                  <>
                    <b className="font-semibold">{label}</b>
                    <span className="block text-ink-2 text-sm">
                      {[
                        detail,
                        notIncluded && m.centers_prices_not_included({ what: notIncluded }),
                        medication && MEDICATION_NAMES[medication](),
                        checkedOn && m.centers_prices_checked({ date: formatDate(checkedOn) }),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  </>
                }
              />
              <p className="py-2.5 text-right">
                <b className="num font-bold">{formatUsd(amountCents)}</b>
                <span className="num block text-ink-2 text-sm">{formatDate(informedOn)}</span>
              </p>
            </li>
          ))}
        </ul>
        <DecisionFields
          about={name}
          label={m.verification_prices_reason()}
          hint={m.verification_return_reason_hint()}
          maxLength={maxReason}
          reason={refused?.reason}
          error={refused?.error}
          acts={[{ value: "precios", label: m.verification_prices_decide(), kind: "primary" }]}
        />
      </Form>
    </Panel>
  );
}
