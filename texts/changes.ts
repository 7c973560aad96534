import type { ChangePart, Facts } from "#domain/listing/profile-change.ts";
import type { Likeness } from "#domain/verification/look-alike.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

/** The parts of a verified profile that a center may ask to change: «cambio de nombre». */
export const PART_NAMES: ChoiceNames<ChangePart> = {
  name: m.changes_part_name,
  place: m.changes_part_place,
  doctor: m.changes_part_doctor,
};

export const FACT_NAMES: ChoiceNames<keyof Facts> = {
  name: m.listing_field_nombre,
  honorific: m.listing_field_tratamiento,
  specialty: m.listing_field_especialidad,
  city: m.listing_field_ciudad,
  neighborhood: m.listing_field_sector,
  address: m.listing_field_direccion,
  latitude: m.listing_field_latitud,
  longitude: m.listing_field_longitud,
  doctor: m.changes_fact_doctor,
};

/** The ways in which one name may resemble another. */
export const LIKENESS_NAMES: ChoiceNames<Likeness> = {
  same: m.changes_like_same,
  letters: m.changes_like_letters,
  order: m.changes_like_order,
  words: m.changes_like_words,
  slip: m.changes_like_slip,
};
