type Day = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export type OpeningHours = Partial<Record<Day, readonly [open: string, close: string]>>;

export function weekdays(open: string, close: string, saturday?: readonly [open: string, close: string]): OpeningHours {
  const day = [open, close] as const;
  return { mon: day, tue: day, wed: day, thu: day, fri: day, ...(saturday && { sat: saturday }) };
}
