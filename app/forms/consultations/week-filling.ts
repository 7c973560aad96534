import { WEEK_FIELDS } from "#domain/providers/week.ts";
import { WEEKDAYS, type Weekday } from "#domain/providers/weekday.ts";

/** What the time fields of a week hold, such as `mon-0-desde`. */
export type WeekFieldValues = Readonly<Record<string, string>>;

/** The field with which a button without a script asks for a filling. */
export const FILLING = "rellenar";

export const WEEK_FILLINGS = ["perfil", "viernes", "todos", "pausa"] as const;
export type WeekFilling = (typeof WEEK_FILLINGS)[number];

const LUNCH = ["12:00", "14:00"] as const;
const WORKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri"];

/** Returns the week filled in as somebody asked. `profile` is what the fields would hold with the hours of the profile. */
export function filledWeek(how: WeekFilling, fields: WeekFieldValues, profile: WeekFieldValues | null): WeekFieldValues {
  switch (how) {
    case "perfil":
      return profile ?? fields;
    case "viernes":
      return likeMonday(fields, WORKDAYS);
    case "todos":
      return likeMonday(fields, WEEKDAYS);
    case "pausa":
      return withLunch(fields);
  }
}

/** Returns the week with Monday's times on each of these days. */
const likeMonday = (fields: WeekFieldValues, days: readonly string[]): WeekFieldValues =>
  Object.fromEntries(
    WEEK_FIELDS.map((name) => {
      const day = name.slice(0, name.indexOf("-"));
      return [name, fields[days.includes(day) ? name.replace(day, "mon") : name] ?? ""];
    }),
  );

/** Returns the week with a break at noon on each day that has a single span around it. */
function withLunch(fields: WeekFieldValues): WeekFieldValues {
  const filled = { ...fields };
  for (const day of WEEKDAYS) {
    const [from, until] = [fields[`${day}-0-desde`] ?? "", fields[`${day}-0-hasta`] ?? ""];
    if (!from || from >= LUNCH[0] || until <= LUNCH[1] || fields[`${day}-1-desde`] || fields[`${day}-1-hasta`]) continue;
    filled[`${day}-0-hasta`] = LUNCH[0];
    filled[`${day}-1-desde`] = LUNCH[1];
    filled[`${day}-1-hasta`] = until;
  }
  return filled;
}
