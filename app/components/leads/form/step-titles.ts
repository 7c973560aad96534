import { m } from "#messages/m.ts";

const TITLES = [m.leads_form_step_consulta, m.leads_form_step_pregunta, m.leads_form_step_contacto];

export const stepTitle = (index: number): string => TITLES[index]!();

const HEADINGS = [m.leads_form_heading_consulta, m.leads_form_heading_pregunta, m.leads_form_heading_contacto];

/** Returns the heading of a step in the dialog: what it asks. */
export const stepHeading = (index: number): string => HEADINGS[index]!();
