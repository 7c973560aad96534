import { m } from "#messages/m.ts";
import type { LogChange } from "./log-words.ts";

/**
 * Each field before and after the act, with its name. Old values are struck out and new ones underlined, so that colour is not the only
 * difference.
 */
export function LogChanges({ changes }: { changes: readonly LogChange[] }) {
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
        {changes.map(({ field, before: old, after: next }) => {
          return (
            <tr key={field} className="border-b align-top last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-book">
                {field}
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
