import { m } from "#messages/m.ts";

const TITLES = [m.leads_form_step_consulta, m.leads_form_step_persona, m.leads_form_step_contacto];

export const stepTitle = (index: number): string => TITLES[index]!();
