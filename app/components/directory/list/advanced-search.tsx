import type { FormEvent } from "react";
import {
  type AdvancedChoices,
  activeGroups,
  NOTHING_ADVANCED,
  SEARCH_TYPES,
  type SearchType,
} from "#app/components/directory/search/search-choices.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { m } from "#messages/m.ts";

export const ADVANCED_SEARCH = "busqueda-avanzada";

export const searchTypeNames: Record<SearchType, () => string> = {
  all: m.home_search_type_all,
  centers: m.home_search_type_centers,
  specialists: m.home_search_type_specialists,
};

interface AdvancedSearchProps {
  languages: readonly { code: string; name: string }[];
  payments: readonly { id: string; name: string }[];
  /** The choices in the drawer that are not applied yet. */
  draft: AdvancedChoices;
  onDraft: (draft: AdvancedChoices) => void;
  onApply: () => void;
}

/** The drawer of the hero's search. Its choices are added to the search once they are applied. */
export function AdvancedSearch({ languages, payments, draft, onDraft, onApply }: AdvancedSearchProps) {
  const groups = activeGroups(draft);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply();
    event.currentTarget.closest("dialog")?.close();
  };
  const toggle = (key: "languages" | "payments", value: string, ticked: boolean) =>
    onDraft({ ...draft, [key]: ticked ? [...draft[key], value] : draft[key].filter((other) => other !== value) });

  return (
    <Drawer
      id={ADVANCED_SEARCH}
      title={m.home_search_advanced()}
      closeLabel={m.home_advanced_close()}
      wide
      form={{ onSubmit: apply }}
      footer={
        <>
          <Button type="button" kind="outline" onClick={() => onDraft(NOTHING_ADVANCED)}>
            {m.home_search_clear()}
          </Button>
          <Button type="submit" kind="primary" className="grow">
            {groups > 0 ? m.home_advanced_apply_count({ count: groups, number: groups }) : m.home_advanced_apply()}
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        <Pills
          name="type"
          legend={m.home_advanced_who()}
          options={SEARCH_TYPES.map((type) => ({ value: type, label: searchTypeNames[type]() }))}
          value={draft.type}
          onChoose={(type) => onDraft({ ...draft, type: type as SearchType })}
        />
        <fieldset>
          <legend className="mb-1 text-ui font-semibold">{m.home_advanced_languages()}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {languages.map(({ code, name }) => (
              <Checkbox
                key={code}
                name="languages"
                value={code}
                label={name}
                checked={draft.languages.includes(code)}
                onChange={(event) => toggle("languages", code, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1 text-ui font-semibold">{m.home_advanced_payments()}</legend>
          {payments.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="paymentMethods"
              value={id}
              label={name}
              checked={draft.payments.includes(id)}
              onChange={(event) => toggle("payments", id, event.target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </Drawer>
  );
}
