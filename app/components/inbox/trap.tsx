import { m } from "#messages/m.ts";

/** The honeypot, which only robots fill in. */
export function Trap() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {m.leads_form_honeypot()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
