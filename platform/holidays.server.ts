import Holidays from "date-holidays";

const country = new Holidays("DO", { languages: "es" });
// The law moves Constitution Day as it moves other days: 2024 kept it on Monday the 4th, where the library has the 11th.
// @ts-expect-error The types leave out `false`, which takes a rule away.
country.setHoliday("11-06 if tuesday,wednesday,thursday,friday,saturday then next monday", false);
country.setHoliday("11-06 if tuesday,wednesday then previous monday if thursday,friday then next monday", {
  name: { es: "Día de la Constitución" },
  type: "public",
});
const years = new Map<number, ReadonlyMap<string, string>>();

/** Returns the public holidays of the Dominican Republic in a year, by day, where the law moved them to. */
function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  const made = new Map(
    country
      .getHolidays(year)
      .filter(({ type }) => type === "public")
      .map(({ date, name }) => [date.slice(0, 10), name] as const),
  );
  years.set(year, made);
  return made;
}

/** Returns the public holidays of the years that these days lie in. */
export function holidaysBetween(firstDay: string, lastDay: string): ReadonlyMap<string, string> {
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))];
  return new Map(Array.from({ length: last - first + 1 }, (_, index) => [...holidaysOf(first + index)]).flat());
}
