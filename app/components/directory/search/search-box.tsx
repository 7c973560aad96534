import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type FormEvent, Fragment, useState, useSyncExternalStore } from "react";
import { ADVANCED_SEARCH, AdvancedSearch, searchTypeNames } from "#app/components/directory/list/advanced-search.tsx";
import { Button } from "#app/ui/button.tsx";
import { Count } from "#app/ui/count.tsx";
import { m } from "#messages/m.ts";
import { SearchCell, SearchSelect } from "./search-cell.tsx";
import { activeGroups, NOTHING_ADVANCED, SEARCH_TYPES, type SearchScreens, type SearchType, searchAddress } from "./search-choices.ts";
import { SuggestedInput } from "./suggested-input.tsx";

interface SearchBoxProps {
  /** Without JavaScript the form leads to the screen of all types, which redirects. */
  screens: SearchScreens;
  suggestionsUrl: string;
  shortcuts: readonly { label: string; href: string }[];
  cities: readonly string[];
  services: readonly { id: string; name: string }[];
  languages: readonly { code: string; name: string }[];
  payments: readonly { id: string; name: string }[];
}

/** The list itself has all choices of the drawer, so the drawer is loaded only when the visitor comes near. */
const subscribeToNothing = () => () => {};

const NOTHING = { q: "", city: "", service: "" };

/** The hero's search. Without script it is a plain GET form; with it, it suggests, clears and includes the advanced choices. */
export function SearchBox({ screens, suggestionsUrl, shortcuts, cities, services, languages, payments }: SearchBoxProps) {
  const [typed, setTyped] = useState(NOTHING);
  const [advanced, setAdvanced] = useState(NOTHING_ADVANCED);
  const [draft, setDraft] = useState(NOTHING_ADVANCED);
  const awake = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const groups = activeGroups(advanced);
  const anythingSet = Object.values(typed).some(Boolean) || advanced.type !== "all";
  const set = (key: keyof typeof NOTHING) => (value: string) => setTyped((before) => ({ ...before, [key]: value }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.assign(searchAddress(screens, typed, advanced));
  };

  return (
    <>
      <search>
        <form
          action={screens.all}
          data-event="search_performed"
          onSubmit={submit}
          aria-label={m.home_search_label()}
          className="rounded-[26px] bg-surface px-3.5 pt-3.5 pb-2 elevation-3"
        >
          <div className="grid grid-cols-2 items-center md:grid-cols-[1.7fr_1fr_1fr_.85fr_auto]">
            <SearchCell
              label={m.home_search_what()}
              htmlFor="busqueda"
              divided
              className="max-md:col-span-2 max-md:border-b max-md:after:hidden"
            >
              <SuggestedInput
                id="busqueda"
                name="q"
                value={typed.q}
                onChange={set("q")}
                suggestionsUrl={suggestionsUrl}
                placeholder={m.home_search_placeholder()}
              />
            </SearchCell>
            <SearchSelect
              label={m.home_search_city()}
              name="city"
              value={typed.city}
              onChange={set("city")}
              placeholder={m.home_search_any_city()}
              options={cities.map((city) => ({ value: city, label: city }))}
              divided
              className="max-md:border-b"
            />
            <SearchSelect
              label={m.home_search_service()}
              name="service"
              value={typed.service}
              onChange={set("service")}
              placeholder={m.home_search_any_service()}
              options={services.map(({ id, name }) => ({ value: id, label: name }))}
              divided
              className="max-md:border-b max-md:after:hidden"
            />
            <SearchSelect
              label={m.home_search_type()}
              name="type"
              value={advanced.type}
              onChange={(type) => setAdvanced((before) => ({ ...before, type: type as SearchType }))}
              options={SEARCH_TYPES.map((type) => ({ value: type, label: searchTypeNames[type]() }))}
              className="max-md:col-span-2"
            />
            <Button
              type="submit"
              kind="cta"
              size="l"
              icon={<Search />}
              className="max-md:col-span-2 max-md:mt-1.5 md:ml-2 md:min-h-15.5! md:rounded-[18px]!"
            >
              {m.home_search_submit()}
            </Button>
          </div>
          <div className="mt-2.5 flex items-center justify-between gap-1.5 border-t pt-1.5 md:justify-start md:px-1.5">
            <Button
              // Without script the button sends the search as it is, since the page of results has the same filters.
              {...(awake ? { type: "button", opens: ADVANCED_SEARCH, onClick: () => setDraft(advanced) } : { type: "submit" })}
              kind="quiet"
              size="s"
              icon={<SlidersHorizontal />}
            >
              {m.home_search_advanced()}
              {groups > 0 && (
                <>
                  <span aria-hidden>
                    <Count>{groups}</Count>
                  </span>
                  <span className="sr-only">{m.home_search_active({ count: groups, number: groups })}</span>
                </>
              )}
            </Button>
            {anythingSet && (
              <Button
                type="button"
                kind="quiet"
                size="s"
                onClick={() => {
                  setTyped(NOTHING);
                  setAdvanced((before) => ({ ...before, type: "all" }));
                }}
              >
                {m.home_search_clear()}
              </Button>
            )}
            <p className="ml-auto flex items-center gap-x-2 text-ui text-ink-2 max-lg:hidden">
              {m.home_search_start_with()}
              {shortcuts.map(({ label, href }) => (
                <Fragment key={href}>
                  {" "}
                  <a href={href} className="inline-flex min-h-11 items-center px-2 font-semibold text-brand no-underline hover:underline">
                    {label}
                  </a>
                </Fragment>
              ))}
            </p>
          </div>
        </form>
      </search>
      {awake && (
        <AdvancedSearch languages={languages} payments={payments} draft={draft} onDraft={setDraft} onApply={() => setAdvanced(draft)} />
      )}
    </>
  );
}
