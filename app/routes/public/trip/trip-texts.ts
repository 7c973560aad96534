import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** The texts of the guide, shared by the page, the PDF and the calendar file. */

/** Writes a range of days, or one day: «5 dic – 12 dic 2026» */
export const dayRange = (from: string, to: string): string =>
  from === to ? formatDate(from) : m.trip_range({ from: formatDate(from).replace(/ \d{4}$/, ""), to: formatDate(to) });

export interface TitledText {
  key: string;
  title: string;
  text: string;
}

export const steps = (): TitledText[] => [
  { key: "ask", title: m.trip_way_ask_title(), text: m.trip_way_ask() },
  { key: "price", title: m.trip_way_price_title(), text: m.trip_way_price() },
  { key: "studies", title: m.trip_way_studies_title(), text: m.trip_way_studies() },
  { key: "papers", title: m.trip_way_papers_title(), text: m.trip_way_papers() },
  { key: "here", title: m.trip_way_here_title(), text: m.trip_way_here() },
  { key: "back", title: m.trip_way_back_title(), text: m.trip_way_back() },
];

export interface EntryRule extends TitledText {
  /** Ids in content/sources. A rule without its sources is not shown. */
  sources: readonly string[];
}

export const entryRules = (): EntryRule[] => [
  { key: "passport", title: m.trip_rule_passport_title(), text: m.trip_rule_passport(), sources: ["viaje-pasaporte-2026"] },
  {
    key: "eticket",
    title: m.trip_rule_eticket_title(),
    text: m.trip_rule_eticket(),
    sources: ["viaje-eticket-mitur", "viaje-eticket-aerolinea"],
  },
  { key: "card", title: m.trip_rule_card_title(), text: m.trip_rule_card(), sources: ["viaje-tarjeta-turista-2025"] },
  {
    key: "stay",
    title: m.trip_rule_stay_title(),
    text: m.trip_rule_stay(),
    sources: ["viaje-estadia-consulado-toronto", "viaje-prorroga-dgm", "viaje-exceso-estadia-dgm"],
  },
  { key: "proof", title: m.trip_rule_proof_title(), text: m.trip_rule_proof(), sources: ["viaje-requisitos-ingreso-dgm"] },
  {
    key: "medicine",
    title: m.trip_rule_medicine_title(),
    text: m.trip_rule_medicine(),
    sources: ["viaje-medicamentos-mano-tsa", "viaje-jeringas-tsa", "viaje-manual-viajero-dga"],
  },
  { key: "unknown", title: m.trip_rule_unknown_title(), text: m.trip_rule_unknown(), sources: ["viaje-visa-otros-motivos"] },
];

/** The sources of the calendar and of the airports. */
export const CALENDAR_SOURCES = ["mayo-fiv", "hfea-congelar-ficha"] as const;
export const AIRPORT_SOURCES = [
  "viaje-aeropuertos-coordenadas",
  "viaje-aeropuertos",
  "viaje-aeropuerto-las-americas",
  "viaje-aeropuerto-cibao",
] as const;

export const lodgings = (): TitledText[] => [
  { key: "hotel", title: m.leads_alojamiento_hotel(), text: m.trip_lodging_hotel() },
  { key: "apartment", title: m.leads_alojamiento_apartamento(), text: m.trip_lodging_apartment() },
  { key: "resort", title: m.leads_alojamiento_resort(), text: m.trip_lodging_resort() },
  { key: "medical", title: m.leads_alojamiento_hotel_medico(), text: m.trip_lodging_medical() },
];

export interface CheckGroup {
  key: string;
  title: string;
  items: string[];
}

export const checklist = (): CheckGroup[] => [
  {
    key: "papers",
    title: m.trip_check_papers(),
    items: [m.trip_check_passport(), m.trip_check_eticket(), m.trip_check_return(), m.trip_check_address(), m.trip_check_consulate()],
  },
  {
    key: "center",
    title: m.trip_check_center(),
    items: [m.trip_check_budget(), m.trip_check_cancel(), m.trip_check_night(), m.trip_check_storage()],
  },
  {
    key: "health",
    title: m.trip_check_health(),
    items: [m.trip_check_letter(), m.trip_check_medicine(), m.trip_check_records(), m.trip_check_insurance()],
  },
  {
    key: "home",
    title: m.trip_check_home(),
    items: [m.trip_check_scans(), m.trip_check_company(), m.trip_check_ticket(), m.trip_check_report()],
  },
];
