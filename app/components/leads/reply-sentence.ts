import { m } from "#messages/m.ts";

/** Writes a median: «Responde en unas 5 horas» */
export const replyTitle = (medianHours: number): string =>
  medianHours < 1 ? m.leads_reply_under_hour() : m.leads_reply_hours({ hours: Math.round(medianHours) });

/** Writes a median with its sample: «Responde en unas 5 horas (mediana, 41 casos).» */
export const replySentence = ({ medianHours, cases }: { medianHours: number; cases: number }): string =>
  m.leads_reply_measured({ reply: replyTitle(medianHours), cases });
