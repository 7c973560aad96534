-- Rows of a demonstration as npm start left it when migrations ended with 0050: no people yet, one request that nobody opened, and
-- a center that takes fewer requests a day than it does now.
insert into settings (key, value) values
  ('demo_world', '"present"'),
  ('demo_leads', '{"janet": "2783a0d7-ebd4-425b-b9d9-25c405aea7a3"}');
insert into provider_profiles (id, slug, provider_type, clinic_name, short_description, city, address, services_offered, languages_spoken,
  payment_methods, phone, email, time_zone, verified, verification_status, verified_on, claimed, daily_lead_cap, demo) values
  ('e523b562-487c-5a77-b010-beea8a8e32be', 'clinica-luna-de-larimar', 'clinic', 'Clínica Luna de Larimar', 'Palabras de su equipo.',
   'Santo Domingo', 'Calle Ficticia 24, Naco', '{fiv,icsi,ovodonacion}', '{es,en,fr}', '{tarjeta-credito}', '+18095550124',
   'solicitudes@clinica-luna-de-larimar.example', 'America/Santo_Domingo', true, 'verified', '2026-05-28', true, null, true),
  ('ddb7d22b-4bf3-508a-969a-2a2e4b0fa809', 'unidad-caracola', 'clinic', 'Unidad Caracola', 'Frente al mar.',
   'Puerto Plata', 'Avenida del Malecón 77', '{fiv,icsi,inseminacion}', '{es,en,de}', '{efectivo}', '+18095550177',
   'solicitudes@unidad-caracola.example', 'America/Santo_Domingo', true, 'verified', '2026-05-28', true, 4, true);
insert into leads (id, number, status, kind, source, language, service_type_id, country, city, origin_center_id, strategy, sealed,
  email_digest, phone_digest, idempotency_key, body_digest, quality_score, created_at, routed_at) values
  ('2783a0d7-ebd4-425b-b9d9-25c405aea7a3', 'CU-2026-00001', 'routed', 'center', 'dialog', 'es', 'fiv', 'República Dominicana',
   'Santo Domingo', 'e523b562-487c-5a77-b010-beea8a8e32be', 'origin_exclusive', '\x01', '\x02', '\x03', 'demo-janet', '\x04', 70,
   '2026-11-20 16:00:00Z', '2026-11-20 16:00:01Z');
insert into lead_keys (lead_id, wrapped, master_version) values ('2783a0d7-ebd4-425b-b9d9-25c405aea7a3', '\x01', 1);
insert into lead_receivers (lead_id, provider_id, named_by, position) values
  ('2783a0d7-ebd4-425b-b9d9-25c405aea7a3', 'e523b562-487c-5a77-b010-beea8a8e32be', 'origin', 1);
insert into offers (lead_id, provider_id, status, exclusivity, price_cents, reasons, made_at, answer_by) values
  ('2783a0d7-ebd4-425b-b9d9-25c405aea7a3', 'e523b562-487c-5a77-b010-beea8a8e32be', 'open', 'exclusive', 1800, '{origin}',
   '2026-11-20 16:00:01Z', '2026-11-23 16:30:00Z');
select setval('lead_numbers', 1);
