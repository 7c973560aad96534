import { m } from "#app/paraglide/messages.js";
import { auditFieldName } from "#texts/audit-details.ts";
import { auditChangedName, auditValue } from "#texts/audit-values.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : value === undefined ? {} : { "": value });

/** Each field before and after, as the act calls it; struck and underlined, so that colour is not all that says it. */
export function LogChanges({ action, before, after }: { action: string; before: unknown; after: unknown }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (names.length === 0) return null;
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{m.audit_changes()}</caption>
      <thead>
        <tr className="text-left text-ink-2">
          {[m.audit_field(), m.audit_before(), m.audit_after()].map((head) => (
            <th key={head} scope="col" className="border-b py-2 pr-3 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [old, next] = [was, is].map((side) => auditValue(action, name || "after", side[name]));
          return (
            <tr key={name} className="border-b align-top last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-book">
                {name ? auditFieldName(action, name) : auditChangedName(action, after)}
              </th>
              <td className="py-2 pr-3 wrap-anywhere">{old === next ? old : <del className="bg-err-bg px-1 text-err">{old}</del>}</td>
              <td className="py-2 wrap-anywhere">
                {old === next ? (
                  <>
                    {next} <span className="text-ink-2">{m.audit_same()}</span>
                  </>
                ) : (
                  <ins className="bg-badge-ok px-1 text-on-badge-ok underline">{next}</ins>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
