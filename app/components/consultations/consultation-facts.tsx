import { Facts } from "#app/ui/facts.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES, MODE_NAMES } from "#texts/consultations.ts";

/** The place of a consultation. The video link is shown only once it is confirmed. */
export function ConsultationFacts({ consultation }: { consultation: Consultation }) {
  const { mode, address, providerName, videoUrl, status, service, kind, doctor, patientPhone: phone, mailed } = consultation;
  const link = status === "confirmed" && videoUrl;
  return (
    <Facts
      facts={[
        { key: "kind", label: m.consultations_what(), value: KIND_NAMES[kind]() },
        ...(phone
          ? [
              {
                key: "phone",
                label: m.consultations_phone(),
                value: (
                  <a className="link num" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                    {phone}
                  </a>
                ),
                ...(!mailed && { detail: m.consultations_told_by_you() }),
              },
            ]
          : []),
        ...(doctor ? [{ key: "doctor", label: m.consultations_doctor(), value: doctor.name }] : []),
        ...(service ? [{ key: "service", label: m.consultations_service(), value: service }] : []),
        {
          key: "where",
          label: m.consultations_where(),
          value: mode === "video" ? MODE_NAMES.video() : (address ?? providerName),
        },
        ...(mode === "video"
          ? [
              {
                key: "link",
                label: m.consultations_link(),
                value: link ? (
                  <a className="link" href={link} rel="noreferrer">
                    {m.consultations_open_video()}
                  </a>
                ) : (
                  m.consultations_link_later()
                ),
                missing: !link,
              },
            ]
          : []),
      ]}
    />
  );
}
