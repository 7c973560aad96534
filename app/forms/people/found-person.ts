import { erasePath, receiptPath } from "#app/forms/people/erase-path.ts";
import type { FoundOfPerson } from "#domain/people/find-person.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { STATUS_NAMES as CONSULTATION_STATUS_NAMES } from "#texts/consultations.ts";
import { LEAD_STATUS_NAMES } from "#texts/desk.ts";
import { KIND_NAMES, STATUS_NAMES } from "#texts/inbox.ts";

/** One thing of a person that was found, and where to erase them from it. */
export interface PersonHit {
  to: string;
  name: string;
  detail: string;
  erase: string | null;
}

/** Lists what was found of a person: what is ours to read by its own screen, an appointment by the profile of its center. */
export function personHits({ leads, messages, accounts, consultations, erasures }: FoundOfPerson): PersonHit[] {
  return [
    ...accounts.map(({ id, name, email }) => ({
      to: `/dashboard/admin/usuarios/${id}`,
      name: m.find_person_account({ name }),
      detail: email,
      erase: erasePath({ kind: "account", id }),
    })),
    ...leads.map(({ id, number, status, createdAt }) => ({
      to: `/dashboard/admin/solicitudes/${id}`,
      name: m.find_person_lead({ number }),
      detail: `${LEAD_STATUS_NAMES[status]()}, ${formatDate(createdAt)}`,
      erase: erasePath({ kind: "lead", id }),
    })),
    ...messages.map(({ id, number, kind, status, createdAt }) => ({
      to: `/dashboard/admin/mensajes/${id}`,
      name: m.find_person_message({ number }),
      detail: `${KIND_NAMES[kind]()}, ${STATUS_NAMES[status]()}, ${formatDate(createdAt)}`,
      erase: erasePath({ kind: "message", id }),
    })),
    ...consultations.map(({ center, centerId, status, startsAt, guestId }) => ({
      to: `/dashboard/admin/centros/${centerId}`,
      name: m.find_person_consultation({ center }),
      detail: `${CONSULTATION_STATUS_NAMES[status]()}, ${formatDateTime(startsAt)}`,
      erase: guestId && erasePath({ kind: "guest", id: guestId }),
    })),
    ...erasures.map(({ id, number, askedAt }) => ({
      to: receiptPath(id),
      name: m.find_person_erasure({ number }),
      detail: m.find_person_erased_on({ date: formatDate(askedAt) }),
      erase: null,
    })),
  ];
}
