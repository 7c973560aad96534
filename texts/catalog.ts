import type { BadgeError, BadgeIcon } from "#domain/catalog/badge.ts";
import type { CatalogField, EntryError, List } from "#domain/catalog/catalog.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const LIST_NAMES: ChoiceNames<List> = {
  ciudades: m.catalog_list_cities,
  servicios: m.catalog_list_services,
  "servicios-medicos": m.catalog_list_medical,
  paises: m.catalog_list_countries,
  idiomas: m.catalog_list_languages,
  pagos: m.catalog_list_payments,
};

/** Names of fields, by their column. */
export const FIELD_NAMES: ChoiceNames<CatalogField> = {
  name: m.catalog_field_name,
  province: m.catalog_field_province,
  latitude: m.catalog_field_latitude,
  longitude: m.catalog_field_longitude,
  short_name: m.catalog_field_short_name,
  synonyms: m.catalog_field_synonyms,
  category: m.catalog_field_category,
  price_tier: m.catalog_field_price_tier,
  listed: m.catalog_field_listed,
  servicio: m.catalog_field_servicio,
  service_type_id: m.catalog_field_service,
  categoria: m.catalog_field_categoria,
  descripcion_corta: m.catalog_field_descripcion,
  icono: m.catalog_field_icono,
  own_name: m.catalog_field_own_name,
};

export const ENTRY_ERRORS: ChoiceNames<EntryError> = {
  required: m.catalog_error_required,
  tooLong: m.catalog_error_too_long,
  pattern: m.catalog_error_pattern,
  number: m.catalog_error_number,
  choice: m.catalog_error_choice,
};

export const BADGE_ICON_NAMES: ChoiceNames<BadgeIcon> = {
  "precios-al-dia": m.badges_icon_prices,
  "resultados-abiertos": m.badges_icon_outcomes,
  "responde-rapido": m.badges_icon_reply,
  "atencion-internacional": m.badges_icon_world,
  laboratorio: m.badges_icon_laboratory,
  acompanamiento: m.badges_icon_support,
  escudo: m.badges_icon_shield,
  estrella: m.badges_icon_star,
};

export const BADGE_ERRORS: ChoiceNames<BadgeError> = {
  required: m.catalog_error_required,
  tooLong: m.catalog_error_too_long,
  choice: m.catalog_error_choice,
  color: m.badges_error_color,
  contrast: m.badges_error_contrast,
};
