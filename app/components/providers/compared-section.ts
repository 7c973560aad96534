import { weekFieldNames } from "#app/components/consultations/hours-fields.ts";
import { type ComparedField, comparedFields } from "#app/components/dashboard/compared-fields.ts";
import type { FieldOfTwo } from "#app/components/dashboard/conflict-note.tsx";
import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import type { ProfileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { DONOR_CHOICES, DONOR_FACTS, WITH_WORDS } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import type { ProfileSection, SentSection } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import { DONOR_CHOICE_NAMES, DONOR_FACT_NAMES } from "#texts/donors.ts";

/** Returns what a section of a profile holds beside what somebody typed who had opened it before. */
export function comparedSection(section: ProfileSection, theirs: SentSection, mine: SentSection, choices: ProfileChoices): FieldOfTwo[] {
  return comparedFields(fieldsOf(section, choices), theirs, mine);
}

function fieldsOf(section: ProfileSection, { services, languages, payments, countries }: ProfileChoices): ComparedField[] {
  switch (section) {
    case "identidad":
      return [
        { name: "nombre", label: m.listing_field_nombre() },
        { name: "tratamiento", label: m.listing_field_tratamiento() },
        { name: "especialidad", label: m.listing_field_especialidad() },
        { name: "experiencia", label: m.listing_field_experiencia() },
        { name: "resumen", label: m.listing_field_resumen() },
        { name: "descripcion", label: m.listing_field_descripcion() },
      ];
    case "servicios":
      return [
        { name: "servicios", label: m.listing_field_servicios(), options: services.map(({ id, name }) => ({ value: id, label: name })) },
        { name: "idiomas", label: m.listing_field_idiomas(), options: languages.map(({ code, name }) => ({ value: code, label: name })) },
        { name: "pagos", label: m.listing_field_pagos(), options: payments.map(({ id, name }) => ({ value: id, label: name })) },
        {
          name: "alcance",
          label: m.listing_field_alcance(),
          options: [
            { value: "todos", label: m.listing_field_alcance_todos() },
            { value: "algunos", label: m.listing_field_alcance_algunos() },
          ],
        },
        { name: "paises", label: m.listing_field_paises(), options: countries.map(({ code, name }) => ({ value: code, label: name })) },
      ];
    case "pacientes": {
      const answers = [
        { value: "si", label: m.listing_patients_yes() },
        { value: "no", label: m.listing_patients_no() },
      ];
      return [
        ...PATIENT_GROUPS.map((group) => ({ name: `grupo-${group}`, label: patientGroupNames[group](), options: answers })),
        ...(["propios", "donados"] as const).flatMap((eggs) => {
          const ages = eggs === "propios" ? m.listing_ages_own() : m.listing_ages_donor();
          return [
            { name: `${eggs}-desde`, label: `${ages}: ${m.listing_age_from()}` },
            { name: `${eggs}-hasta`, label: `${ages}: ${m.listing_age_to()}` },
          ];
        }),
      ];
    }
    case "donantes":
      return DONOR_FACTS.flatMap((fact) => {
        const label = DONOR_FACT_NAMES[fact]();
        const options =
          fact === "familias" ? undefined : DONOR_CHOICES[fact].map((value) => ({ value, label: DONOR_CHOICE_NAMES[value]() }));
        return [
          { name: `donantes-${fact}`, label, ...(options && { options }) },
          ...(WITH_WORDS.includes(fact) ? [{ name: `donantes-${fact}-detalle`, label: `${label}: ${m.donors_form_detail()}` }] : []),
          { name: `donantes-${fact}-fuente`, label: `${label}: ${m.donors_form_source()}` },
        ];
      });
    case "lugar":
      return [
        { name: "ciudad", label: m.listing_field_ciudad() },
        { name: "sector", label: m.listing_field_sector() },
        { name: "direccion", label: m.listing_field_direccion() },
        { name: "latitud", label: m.listing_field_latitud() },
        { name: "longitud", label: m.listing_field_longitud() },
      ];
    case "contacto":
      return [
        { name: "telefono", label: m.listing_field_telefono() },
        { name: "whatsapp", label: m.listing_field_whatsapp() },
        { name: "email", label: m.listing_field_email() },
        { name: "web", label: m.listing_field_web() },
      ];
    case "horario":
      return weekFieldNames();
  }
}
