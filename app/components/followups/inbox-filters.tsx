import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Form } from "react-router";
import { type InboxQuery, inboxPath, SCORES } from "#app/forms/followups/inbox-query.ts";
import type { LoadedInbox } from "#app/forms/followups/load-inbox.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { STATE_NAMES } from "#texts/followups.ts";

const CHOSEN = ["tratamiento", "estado", "asignada", "calidad"] as const;

export const isFiltered = (query: InboxQuery): boolean => query.buscar !== undefined || isNarrowed(query);

const isNarrowed = (query: InboxQuery): boolean => CHOSEN.some((key) => query[key] !== undefined);

/** The search of an inbox and, folded, its filters. All of them are in the address. */
export function InboxFilters({ query, treatments, team }: Pick<LoadedInbox, "query" | "treatments" | "team">) {
  const options = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => ({ value: id, label: name }));
  const selects = [
    { name: "tratamiento", label: m.followups_filter_service(), options: options(treatments) },
    { name: "estado", label: m.followups_filter_state(), options: choicesIn(STATE_NAMES) },
    {
      name: "asignada",
      label: m.followups_filter_assigned(),
      options: [{ value: "nadie", label: m.followups_filter_nobody() }, ...options(team)],
    },
    {
      name: "calidad",
      label: m.followups_filter_quality(),
      options: SCORES.map((score) => ({ value: score, label: m.followups_filter_from({ score }) })),
    },
  ] as const;
  return (
    // The key draws the fields again when the address changes, such as after «Quitar filtros».
    <Form key={JSON.stringify(query)} action="/dashboard/provider/solicitudes" className="grid gap-1.5 p-3.5 md:p-4">
      {query.ver && <input type="hidden" name="ver" value={query.ver} />}
      <div className="flex items-start gap-2.5">
        <Field labelHidden label={m.followups_search()} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              type="search"
              data-key="/"
              name="buscar"
              placeholder={m.followups_search_hint()}
              maxLength={80}
              defaultValue={query.buscar}
              icon={<Search />}
            />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.followups_search()}
        </Button>
      </div>
      <details open={isNarrowed(query)}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold text-brand text-ui">
          <SlidersHorizontal className="size-5" />
          {m.followups_filter()}
        </summary>
        <div className="grid gap-4 py-2">
          <div className="grid gap-4 sm:grid-cols-2">
            {selects.map(({ name, label, options: choices }) => (
              <Field key={name} label={label}>
                {(control) => (
                  <Select
                    {...control}
                    name={name}
                    small
                    placeholder={m.followups_filter_any()}
                    options={choices}
                    defaultValue={query[name] ?? ""}
                  />
                )}
              </Field>
            ))}
          </div>
          <Button type="submit" kind="primary" size="s" className="justify-self-start">
            {m.followups_filter_show()}
          </Button>
        </div>
      </details>
      {isFiltered(query) && (
        <TextLink href={href(inboxPath({ ver: query.ver }))} className="justify-self-start">
          {m.followups_filter_clear()}
        </TextLink>
      )}
    </Form>
  );
}
