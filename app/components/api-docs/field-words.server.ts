import { m } from "#app/paraglide/messages.js";

/** What a field is, by its name; where one name means two things, by the operation and the object that it stands in. */
const WORDS: Readonly<Record<string, () => string>> = {
  "lead-routing-v2 receivers.id": m.api_field_receiver_id,
  "lead-routing-v2 receivers.name": m.api_field_receiver_name,
  "lead-routing-v2 city": m.api_field_patient_city,
  error: m.api_field_error,
  message: m.api_field_message,
  errors: m.api_field_errors,
  retry_after_seconds: m.api_field_retry_after_seconds,
  cursor: m.api_field_cursor,
  limit: m.api_field_limit,
  provider_uuid: m.api_field_provider_uuid,
  id: m.api_field_id,
  slug: m.api_field_slug,
  provider_type: m.api_field_provider_type,
  clinic_name: m.api_field_clinic_name,
  full_name: m.api_field_full_name,
  honorific: m.api_field_honorific,
  specialty: m.api_field_specialty,
  years_experience: m.api_field_years_experience,
  city: m.api_field_city,
  services_offered: m.api_field_services_offered,
  languages_spoken: m.api_field_languages_spoken,
  logo_url: m.api_field_logo_url,
  image_gallery: m.api_field_image_gallery,
  url: m.api_field_url,
  alt: m.api_field_alt,
  featured: m.api_field_featured,
  verified: m.api_field_verified,
  verification_status: m.api_field_verification_status,
  average_rating: m.api_field_average_rating,
  total_reviews: m.api_field_total_reviews,
  name: m.api_field_name,
  email: m.api_field_email,
  phone_e164: m.api_field_phone_e164,
  country: m.api_field_country,
  service_id: m.api_field_service_id,
  notes: m.api_field_notes,
  consent_other_centers: m.api_field_consent_other_centers,
  origin_center_id: m.api_field_origin_center_id,
  evidence: m.api_field_evidence,
  ip_address: m.api_field_ip_address,
  user_agent: m.api_field_user_agent,
  page_url: m.api_field_page_url,
  timestamp: m.api_field_timestamp,
  lead_id: m.api_field_lead_id,
  number: m.api_field_number,
  status: m.api_field_status,
  receivers: m.api_field_receivers,
  replay: m.api_field_replay,
  by: m.api_field_by,
};

/** Throws for a field without words, so that none is published unexplained. */
export function fieldWords(operation: string, within: string, name: string): string {
  const words = WORDS[`${operation} ${within}${name}`] ?? WORDS[name];
  if (!words) throw new Error(`The field ${name} of ${operation} has no words.`);
  return words();
}
