import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";

/** An act that a list offers for chosen rows. Sending it first is answered with `Confirming`; the second time, it acts. */
export interface Bulk {
  /** The value of `accion`. */
  act: string;
  label: string;
  /** True for a crimson button, which removes something. */
  takesAway?: boolean;
}

interface BarProps {
  bulk: readonly Bulk[];
  /** The number of chosen rows on this page. */
  here: number;
  of: number;
  chooseAll: (on: boolean) => void;
}

/** Replaces the table's head while rows are chosen. Without a script it is always visible, and the answer says what is missing. */
export function BulkBar({ bulk, here, of, chooseAll }: BarProps) {
  const all = useRef<HTMLInputElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    if (all.current) all.current.indeterminate = here > 0 && here < of;
  }, [here, of]);
  const acts = here > 0 || !scripted;
  return (
    <div
      className={clsx(
        "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5",
        acts ? "on-deep bg-deep text-on-deep" : "bg-surface",
      )}
    >
      {scripted && (
        <label className="flex min-h-11 items-center gap-3 font-semibold text-ui">
          <input
            ref={all}
            type="checkbox"
            checked={of > 0 && here === of}
            onChange={(event) => chooseAll(event.currentTarget.checked)}
            className="tick"
          />
          {here === 0 ? m.lists_choose_all() : m.lists_chosen_count({ count: here, of })}
        </label>
      )}
      {!scripted && <p className="font-semibold text-ui">{m.lists_with_chosen()}</p>}
      {acts && (
        <div className="ml-auto flex flex-wrap gap-1">
          {bulk.map(({ act, label }) => (
            <Button key={act} type="submit" name="accion" value={act} kind="outline-inverse" size="s">
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface ConfirmationProps {
  bulk: readonly Bulk[];
  confirming: Confirming;
  /** The list's own address, to cancel. */
  cancel: string;
}

/** Shows the consequence beside the requested act, and asks for the reason. */
export function BulkConfirmation({ bulk, confirming, cancel }: ConfirmationProps) {
  const { act, question, consequence, button, asksReason, idle, reason, error, choice } = confirming;
  const takesAway = bulk.find((one) => one.act === act)?.takesAway;
  if (idle) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b bg-badge-warn px-4 py-3 text-on-badge-warn"
      >
        <div className="grid gap-1">
          <p className="font-bold">{m.lists_idle()}</p>
          <p className="text-ui">{consequence}</p>
        </div>
        <Button kind="outline" size="s" href={cancel}>
          {m.lists_understood()}
        </Button>
      </div>
    );
  }
  return (
    <div role="alert" className={takesAway ? "border-b bg-err-bg px-4 py-4" : "border-b bg-tint px-4 py-4"}>
      <input type="hidden" name="confirmado" value="si" />
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1">
          <p className="font-bold">{question}</p>
          <p className="text-ui">{consequence}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {choice && (
            <Field label={choice.label} error={asksReason ? undefined : error} required className="w-full sm:w-56">
              {(control) => (
                <Select
                  {...control}
                  name={choice.name}
                  placeholder={m.lists_choose_one()}
                  options={choice.options}
                  defaultValue={choice.value}
                />
              )}
            </Field>
          )}
          {asksReason && (
            <Field label={m.lists_reason()} error={error} required className="w-full sm:w-64">
              {(control) => <Input {...control} name="motivo" maxLength={300} defaultValue={reason ?? ""} />}
            </Field>
          )}
          <Button kind="quiet" href={cancel}>
            {m.lists_cancel()}
          </Button>
          <Button
            type="submit"
            name="accion"
            value={act}
            kind="primary"
            className={takesAway ? "border-err! bg-err! text-surface!" : undefined}
          >
            {button}
          </Button>
        </div>
      </div>
    </div>
  );
}
