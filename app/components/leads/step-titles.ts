import { m } from "#app/paraglide/messages.js";

const TITLES = [m.leads_form_step_consulta, m.leads_form_step_persona, m.leads_form_step_contacto];

export const stepTitle = (index: number): string => TITLES[index]!();
