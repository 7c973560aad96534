import { m } from "#app/paraglide/messages.js";

/** «Responde en unas 5 horas», of a median. */
export const replyTitle = (medianHours: number): string =>
  medianHours < 1 ? m.leads_reply_under_hour() : m.leads_reply_hours({ hours: Math.round(medianHours) });

/** «Responde en unas 5 horas (mediana, 41 casos).» */
export const replySentence = ({ medianHours, cases }: { medianHours: number; cases: number }): string =>
  m.leads_reply_measured({ reply: replyTitle(medianHours), cases });
