import type { DocumentKind, DocumentState } from "#domain/listing/documents.ts";
import type { FieldError, ProfileSection } from "#domain/listing/profile-sections.ts";
import type { Information } from "#domain/listing/steps.ts";
import type { POWER_GROUPS, Power, Role } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const PROFILE_TYPE_NAMES: ChoiceNames<"clinic" | "doctor" | "specialist"> = {
  clinic: m.listing_type_clinic,
  doctor: m.listing_type_doctor,
  specialist: m.listing_type_specialist,
};

export const INFORMATION_NAMES: ChoiceNames<Information> = {
  name: m.listing_missing_name,
  description: m.listing_missing_description,
  services: m.listing_missing_services,
  place: m.listing_missing_place,
  contact: m.listing_missing_contact,
  languages: m.listing_missing_languages,
  hours: m.listing_missing_hours,
};

export const DOCUMENT_NAMES: ChoiceNames<DocumentKind> = {
  habilitacion: m.listing_document_habilitacion,
  exequatur: m.listing_document_exequatur,
  laboratorio: m.listing_document_laboratorio,
  bioseguridad: m.listing_document_bioseguridad,
  seguro: m.listing_document_seguro,
  resultados: m.listing_document_resultados,
  precios: m.listing_document_precios,
};

export const DOCUMENT_STATE_NAMES: ChoiceNames<DocumentState> = {
  expired: m.listing_document_state_expired,
  expiring: m.listing_document_state_expiring,
  valid: m.listing_document_state_valid,
  "in-review": m.listing_document_state_in_review,
  returned: m.listing_document_state_returned,
};

export const SECTION_NAMES: ChoiceNames<ProfileSection> = {
  identidad: m.listing_section_identidad,
  servicios: m.listing_section_servicios,
  pacientes: m.listing_section_pacientes,
  donantes: m.listing_section_donantes,
  lugar: m.listing_section_lugar,
  contacto: m.listing_section_contacto,
  horario: m.listing_section_horario,
};

export const FIELD_ERRORS: ChoiceNames<FieldError> = {
  required: m.listing_error_required,
  "too-long": m.listing_error_too_long,
  number: m.listing_error_number,
  unknown: m.listing_error_unknown,
  phone: m.listing_error_phone,
  email: m.listing_error_email,
  website: m.listing_error_website,
  "both-times": m.listing_error_both_times,
  "closes-first": m.listing_error_closes_first,
  overlap: m.listing_error_overlap,
  order: m.listing_error_order,
  position: m.listing_error_position,
  outside: m.listing_error_outside,
  families: m.listing_error_families,
};

export const ROLE_NAMES: ChoiceNames<Role> = {
  owner: m.team_role_owner,
  manager: m.team_role_manager,
  reception: m.team_role_reception,
  editor: m.team_role_editor,
  finance: m.team_role_finance,
};

/** What somebody with each role may do. */
export const ROLE_TEXTS: ChoiceNames<Role> = {
  owner: m.team_role_owner_text,
  manager: m.team_role_manager_text,
  reception: m.team_role_reception_text,
  editor: m.team_role_editor_text,
  finance: m.team_role_finance_text,
};

/** What each power lets somebody do. */
export const POWER_NAMES: ChoiceNames<Power> = {
  "requests.see": m.team_power_requests_see,
  "requests.answer": m.team_power_requests_answer,
  "agenda.keep": m.team_power_agenda_keep,
  "requests.open": m.team_power_requests_open,
  "requests.return": m.team_power_requests_return,
  "automatic.keep": m.team_power_automatic_keep,
  "featured.ask": m.team_power_featured_ask,
  "wallet.keep": m.team_power_wallet_keep,
  "prices.keep": m.team_power_prices_keep,
  "profile.keep": m.team_power_profile_keep,
  "reviews.answer": m.team_power_reviews_answer,
  "statistics.see": m.team_power_statistics_see,
  "webhooks.keep": m.team_power_webhooks_keep,
  "team.keep": m.team_power_team_keep,
  "acts.see": m.team_power_acts_see,
};

export const POWER_GROUP_NAMES: ChoiceNames<keyof typeof POWER_GROUPS> = {
  patients: m.team_power_patients,
  money: m.team_power_money,
  profile: m.team_power_profile,
  team: m.team_power_team,
};
