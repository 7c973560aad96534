import type { MouseEvent } from "react";
import { FILLING, filledWeek, WEEK_FILLINGS, type WeekFieldValues, type WeekFilling } from "#app/forms/consultations/week-filling.ts";
import { Button } from "#app/ui/button.tsx";
import { WEEK_FIELDS } from "#domain/providers/week.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";

const NAMES: ChoiceNames<WeekFilling> = {
  perfil: m.consultations_fill_profile,
  viernes: m.consultations_fill_workdays,
  todos: m.consultations_fill_monday,
  pausa: m.consultations_fill_lunch,
};

interface Props {
  /** The id of what holds the week, where a browser without a script comes back to. */
  at: string;
  /** What the fields would hold with the hours of the profile. */
  profile?: WeekFieldValues | null;
}

/** Buttons that fill in the times of a week at once, before they are saved. Without a script the form comes back filled in. */
export function WeekTools({ at, profile = null }: Props) {
  const fill = (how: WeekFilling) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form) return;
    const inputs = new Map(WEEK_FIELDS.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement]));
    const values = filledWeek(how, Object.fromEntries([...inputs].map(([name, { value }]) => [name, value])), profile);
    for (const [name, input] of inputs) input.value = values[name] ?? "";
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      {WEEK_FILLINGS.filter((how) => how !== "perfil" || profile).map((how) => (
        <Button key={how} type="submit" name={FILLING} value={how} formAction={`#${at}`} kind="outline" size="s" onClick={fill(how)}>
          {NAMES[how]()}
        </Button>
      ))}
    </div>
  );
}
