import clsx from "clsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { DRAFT_KEYS } from "#app/forms/policy/read-draft.ts";
import { Below } from "#app/ui/field.tsx";
import type { RoutingWeight } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";
import { WEIGHT_NAMES } from "#texts/desk.ts";

interface Props {
  weight: RoutingWeight;
  value: string;
  /** The value in force, which the slider marks. */
  inForce: number;
  error: string | undefined;
  onChange: (value: string) => void;
}

const HINTS: Readonly<Record<RoutingWeight, () => string>> = {
  city: m.policy_city_text,
  language: m.policy_language_text,
  verification: m.policy_verification_text,
  reply: m.policy_reply_text,
  rotation: m.policy_rotation_text,
};
/** The same as in the bars of a score, except that the lightest is darker here, since browsers draw a black track beside a light accent. */
const ACCENTS: Readonly<Record<RoutingWeight, string>> = {
  city: "accent-mar-700",
  language: "accent-[#a1335f]",
  verification: "accent-[#b8790c]",
  reply: "accent-mar-500",
  rotation: "accent-alba-600",
};
const STEP = "hidden size-11 place-items-center text-brand hover:bg-hover sm:grid [@media(scripting:none)]:hidden";

/** One weight: a slider, a field and two buttons that move the same number. Only the field is sent, and it works alone. */
export function WeightRow({ weight, value, inForce, error, onChange }: Props) {
  const id = useId();
  const name = WEIGHT_NAMES[weight]();
  const number = Math.min(100, Math.max(0, Number.parseInt(value, 10) || 0));
  const moved = number - inForce;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-2.5 md:grid-cols-[14.5rem_minmax(0,1fr)_auto_2.75rem]">
      <label htmlFor={id} className="leading-[1.3]!">
        <b className="font-semibold">{name}</b>
        <span className="block text-ink-2 text-sm">{HINTS[weight]()}</span>
      </label>
      <span className="relative block max-md:order-last max-md:col-span-2 [@media(scripting:none)]:hidden">
        <span
          aria-hidden
          className="absolute top-1/2 h-5 w-0.5 -translate-y-1/2 bg-ink"
          style={{ left: `calc(${inForce}% + ${(50 - inForce) * 0.16}px)` }}
        />
        <input
          type="range"
          min={0}
          max={100}
          value={number}
          aria-label={m.policy_slider({ name })}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={clsx("relative block h-11 w-full", ACCENTS[weight])}
        />
      </span>
      <span className="flex items-center overflow-hidden rounded-md border-[1.5px] border-line-strong focus-within:border-brand">
        <button
          type="button"
          aria-label={m.policy_less({ name })}
          onClick={() => onChange(String(Math.max(0, number - 1)))}
          className={STEP}
        >
          <Minus />
        </button>
        <input
          id={id}
          name={DRAFT_KEYS[weight]}
          inputMode="numeric"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="num h-11 w-14 border-0 bg-surface text-center font-semibold text-base aria-invalid:bg-err-bg"
        />
        <button
          type="button"
          aria-label={m.policy_more({ name })}
          onClick={() => onChange(String(Math.min(100, number + 1)))}
          className={STEP}
        >
          <Plus />
        </button>
      </span>
      <span className="num hidden text-right text-ink-2 text-sm md:block">
        {moved === 0 ? m.policy_same() : `${moved > 0 ? "+" : "−"}${Math.abs(moved)}`}
      </span>
      {error && (
        <div className="col-span-full">
          <Below id={id} hint={undefined} error={error} counter={undefined} />
        </div>
      )}
    </div>
  );
}
