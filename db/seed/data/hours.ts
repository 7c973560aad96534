import type { Span, Week } from "#domain/providers/week.ts";

export function weekdays(open: string, close: string, saturday?: Span, lunch?: Span): Week {
  const day: readonly Span[] = lunch
    ? [
        [open, lunch[0]],
        [lunch[1], close],
      ]
    : [[open, close]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, ...(saturday && { sat: [saturday] }) };
}
