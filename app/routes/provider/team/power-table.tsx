import clsx from "clsx";
import Check from "lucide-react/icons/check";
import { Fragment, useEffect, useState } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Note } from "#app/ui/note.tsx";
import { POWER_GROUPS, type Power, ROLES, type Role, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { POWER_GROUP_NAMES, POWER_NAMES, ROLE_NAMES } from "#texts/listing.ts";

const GROUPS = Object.entries(POWER_GROUPS) as [keyof typeof POWER_GROUPS, readonly Power[]][];

interface Props {
  own: Role;
  people: readonly { role: Role }[];
}

/** Who may what: the table that the guards ask. The column of the reader's own role is marked; a telephone shows one role at a time. */
export function PowerTable({ own, people }: Props) {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return (
    <Panel title={m.team_may_title()}>
      <p className="text-ink-2">{m.team_may_lead()}</p>
      {isAwake && <OneRole own={own} people={people} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached with the keyboard */}
      <section tabIndex={0} aria-label={m.team_may_lead()} className={clsx("relative overflow-x-auto", isAwake && "max-sm:hidden")}>
        <table className="w-full border-collapse text-ui sm:min-w-160">
          <caption className="sr-only">{m.team_may_title()}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-2 text-left font-semibold">
                <span className="sr-only">{m.team_may_what()}</span>
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={clsx("py-2 text-center font-semibold sm:px-2", role === own && "bg-tint")}>
                  {/* On a telephone without script the names stand upright, so that all five columns are seen at once. */}
                  <span className="inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                    {ROLE_NAMES[role]()} {role === own && <span className="font-normal text-ink-2 text-sm sm:block">{m.team_you()}</span>}
                  </span>
                  <span className="block font-normal text-ink-2 text-xs tabular-nums">
                    {people.filter((person) => person.role === role).length}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS.map(([group, powers]) => (
              <Fragment key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={ROLES.length + 1} className="border-t bg-tint px-2 py-2 text-left font-semibold">
                    {POWER_GROUP_NAMES[group]()}
                  </th>
                </tr>
                {powers.map((power) => (
                  <PowerRow key={power} power={power} own={own} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      <Note kind="info">
        <p>
          {m.team_may_note()} {m.team_last_owner()}
        </p>
      </Note>
    </Panel>
  );
}

/** What one role may, on a telephone. */
function OneRole({ own, people }: Props) {
  const [shown, setShown] = useState(own);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons choose what is read, and send nothing */}
      <div role="group" aria-label={m.team_may_title()} className="flex flex-wrap gap-2">
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            aria-pressed={role === shown}
            onClick={() => setShown(role)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-line-strong bg-surface px-3.5 font-medium text-ui aria-pressed:border-brand aria-pressed:bg-tint aria-pressed:text-on-tonal"
          >
            {ROLE_NAMES[role]()}
            <span className="font-normal text-ink-2 text-sm tabular-nums">
              {role === own ? m.team_you() : people.filter((person) => person.role === role).length}
            </span>
          </button>
        ))}
      </div>
      <div className="-mx-4">
        {GROUPS.map(([group, powers]) => (
          <section key={group} aria-labelledby={`puede-${group}`}>
            <h3 id={`puede-${group}`} className="border-y bg-tint px-4 py-2 font-semibold text-ui">
              {POWER_GROUP_NAMES[group]()}
            </h3>
            <ul>
              {powers.map((power) => (
                <li
                  key={power}
                  className="flex min-h-12 items-center justify-between gap-4 border-t px-4 py-2 text-ui leading-[1.35]! first:border-t-0"
                >
                  {POWER_NAMES[power]()}
                  {roleMay(shown, power) ? (
                    <b className="inline-flex flex-none items-center gap-1.5 font-semibold text-ok">
                      <Check aria-hidden className="size-4.5" />
                      {m.team_may_yes()}
                    </b>
                  ) : (
                    <span className="flex-none text-ink-2">{m.team_may_no()}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function PowerRow({ power, own }: { power: Power; own: Role }) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-2.5 pr-2 text-left font-normal sm:pl-2">
        {POWER_NAMES[power]()}
      </th>
      {ROLES.map((role) => (
        <td key={role} className={clsx("min-w-9 py-2.5 text-center sm:px-2", role === own && "bg-tint")}>
          {roleMay(role, power) ? (
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
  );
}
