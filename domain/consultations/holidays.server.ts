import Holidays from "date-holidays";

const country = new Holidays("DO", { languages: "es" });
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
