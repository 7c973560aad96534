import clsx from "clsx";
import Check from "lucide-react/icons/check";
import { Fragment } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AREAS, RIGHTS, TEAM_ROLES, type TeamRole, teamMay } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { AREA_NAMES, RIGHT_NAMES, TEAM_ROLE_NAMES } from "#texts/roles.ts";

/** Who may see and change what: the table that the guards ask. The column of the reader's own role is marked. */
export function AreaTable({ own }: { own: TeamRole }) {
  return (
    <Panel title={m.roles_table()}>
      <p className="text-ink-2">{m.roles_table_lead()}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached with the keyboard */}
      <section tabIndex={0} aria-label={m.roles_table_lead()} className="relative overflow-x-auto">
        <table className="w-full border-collapse text-ui sm:min-w-160">
          <caption className="sr-only">{m.roles_table()}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-2 text-left font-semibold">
                <span className="sr-only">{m.team_may_what()}</span>
              </th>
              {TEAM_ROLES.map((role) => (
                <th key={role} scope="col" className={clsx("py-2 text-center font-semibold sm:px-2", role === own && "bg-tint")}>
                  {/* On a telephone the names stand upright, so that all five columns are seen at once. */}
                  <span className="inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">{TEAM_ROLE_NAMES[role]()}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AREAS.map((area) => (
              <Fragment key={area}>
                <tr>
                  <th scope="rowgroup" colSpan={TEAM_ROLES.length + 1} className="border-t bg-surface-2 px-2 py-2 text-left font-semibold">
                    {AREA_NAMES[area]()}
                  </th>
                </tr>
                {RIGHTS.map((right) => (
                  <tr key={right} className="border-t">
                    <th scope="row" className="py-2.5 pr-2 text-left font-normal sm:pl-2">
                      {RIGHT_NAMES[right]()}
                    </th>
                    {TEAM_ROLES.map((role) => (
                      <td key={role} className={clsx("min-w-9 py-2.5 text-center sm:px-2", role === own && "bg-tint")}>
                        {teamMay(role, area, right) ? (
                          <span className="inline-grid size-6 place-items-center rounded-full bg-mar-800 text-white">
                            <Check aria-hidden className="size-4" />
                            <span className="sr-only">{m.team_may_yes()}</span>
                          </span>
                        ) : (
                          <span className="text-ink-3">
                            <span aria-hidden>–</span>
                            <span className="sr-only">{m.team_may_no()}</span>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
