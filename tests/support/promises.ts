/**
 * A promise to people: the words that make it, with the file where they stand, and the test that shows that the software keeps it. A
 * promise without a test of its behaviour names the code that its words describe.
 */
export interface Promised {
  readonly promise: string;
  readonly words: readonly (readonly [file: string, words: string])[];
  readonly kept: readonly (readonly [file: string, words: string])[];
}

const PRIVACY = "content/es/pages/privacidad.md";
const TERMS = "content/es/pages/terminos.md";
const QUESTIONS = "content/es/questions.yaml";
const HOW = "messages/es/about.json";

export const PROMISES: readonly Promised[] = [
  {
    promise: "A partner's word sends a request to the one center that it names; nobody else's program sends anything",
    words: [
      [PRIVACY, "con esa palabra la enviamos a ese centro y a ningún otro, sin que pulses nada aquí"],
      [TERMS, "Si escribiste ante un socio nuestro, va al centro que elegiste allí"],
    ],
    kept: [
      ["domain/leads/accept-routing-request.db.test.ts", "its word carries the request to the center that it names"],
      ["domain/leads/accept-routing-request.db.test.ts", "no box that nobody saw is written down, and no center hears of it"],
    ],
  },
  {
    promise: "What a center sees before it opens a request",
    words: [
      [
        PRIVACY,
        "por qué te lo propusimos, si la recibieron otros centros y cuántos, si dejaste teléfono, y una puntuación de la solicitud",
      ],
      [HOW, "Una puntuación con sus partes: teléfono válido, correo creíble y confirmado, mensaje, ritmo de envío"],
      [HOW, "a cuántos centros más la enviaste"],
    ],
    kept: [
      ["domain/leads/lead-access.test.ts", "before the purchase five facts are told, and nothing else there is"],
      ["app/components/followups/masked-request.tsx", "<QualityBars"],
      ["app/components/followups/masked-request.tsx", "reasonNames(reasons)"],
      ["app/components/followups/inbox-item.tsx", "sharedText(item)"],
    ],
  },
  {
    promise: "A program hides contacts before a purchase, and may fail",
    words: [
      [PRIVACY, "Un programa puede fallar alguna vez"],
      [HOW, "De tu mensaje los quita un programa, que puede fallar alguna vez"],
    ],
    kept: [["domain/masking/corpus.test.ts", "contacts are hidden, or the message with them"]],
  },
  {
    promise: "A review rests on a consultation that its person confirmed and the center did not deny in time",
    words: [
      [TERMS, "y el centro también la confirmó o no lo negó en los {silence_days} días siguientes"],
      [HOW, "y el centro también o no la negó en {days} días"],
      [QUESTIONS, "y el centro también o no la negó a tiempo"],
      ["messages/es/reviews.json", "Consulta confirmada por la persona y no negada por el centro"],
    ],
    kept: [
      ["domain/consultations/consultations.db.test.ts", "by silence no center escapes: after seven days its word of before counts"],
      ["domain/reviews/reviews.db.test.ts", "only a consultation that both sides confirmed is reviewed, once, by its own patient"],
    ],
  },
  {
    promise: "Without the badge nothing of a center is promised to be checked",
    words: [[QUESTIONS, "sin esa insignia dice «Sin verificar»: no des por comprobado nada suyo"]],
    kept: [["domain/providers/publish-provider.db.test.ts", "makes a %s profile public, and writes down who did"]],
  },
  {
    promise: "«Verificado» means identity, licence, team and laboratory",
    words: [
      [TERMS, "revisó la identidad, la licencia, el equipo y el laboratorio"],
      [HOW, "Revisamos la identidad, la licencia, el equipo y el laboratorio"],
      [QUESTIONS, "comprobamos su identidad, su licencia, su equipo y su laboratorio"],
      ["messages/es/home.json", "revisamos su identidad, su licencia, su equipo y su laboratorio"],
      ["messages/es/search.json", "verificó identidad, licencia, equipo y laboratorio"],
    ],
    kept: [["domain/verification/checklist.ts", 'ITEMS = ["identity", "team", "laboratory"]']],
  },
  {
    promise: "Erasing makes a request unreadable here; older backups and a center's own files last longer",
    words: [
      [PRIVACY, "con esa copia y nuestro secreto podría leerse hasta que la copia se elimine"],
      [PRIVACY, "| Copias de seguridad | Las de cada noche, cifradas, {backup_days} días como mucho"],
      [PRIVACY, "| Lo que un centro pasó a sus propios archivos | Lo decide ese centro"],
      [HOW, "En copias de seguridad hechas antes dura más"],
      [QUESTIONS, "Las copias de seguridad hechas antes, y lo que un centro pasó a sus archivos, duran más"],
    ],
    kept: [
      ["domain/offers/erase-lead.db.test.ts", "an erased person is nowhere: no key, no sealed data, no links"],
      ["domain/operations/kept-backups.test.ts", "none past the promised days, whatever the day"],
      ["docs/operations.md", "A person who was erased stays readable in older backups as long as the key does"],
    ],
  },
  {
    promise: "After sending, nobody is promised for a center",
    words: [["messages/es/leads.json", "La reciben los centros que marcaste. El que pueda atenderte la abre y te escribe."]],
    kept: [["app/components/leads/sent-toast.tsx", "awaits ? m.leads_sent_toast_unconfirmed_title()"]],
  },
  {
    promise: "A permission is withdrawn by a button, without a call",
    words: [
      [PRIVACY, "retiras el permiso a un centro, o a todos, sin llamar ni dar un motivo"],
      [QUESTIONS, "lo retiras centro por centro, sin llamar ni dar un motivo"],
      [HOW, "retiras el permiso a un solo centro, cierras la solicitud o la borras"],
    ],
    kept: [["domain/offers/withdraw-consent.db.test.ts", "who takes back a permission is seen by that center no more"]],
  },
  {
    promise: "Guides are asked for, and none has been sent",
    words: [
      [PRIVACY, "Si marcas que quieres recibir guías por correo, anotamos ese permiso. Todavía no enviamos ninguna."],
      [QUESTIONS, "Si marcas la casilla de las guías lo anotamos, y todavía no enviamos ninguna"],
      ["messages/es/leads.json", "Quiero recibir guías por correo cuando las haya, una al mes como mucho."],
    ],
    kept: [["app/forms/leads/consent-texts.ts", "newsletter: () => m.leads_consent_newsletter()"]],
  },
  {
    promise: "How long requests and messages are kept",
    words: [
      [PRIVACY, "| Solicitudes a centros | Hasta que las borres; a los {request_months} meses las borramos |"],
      [PRIVACY, "| Mensajes a nuestro equipo | Hasta que los borres; a los {request_months} meses los borramos |"],
    ],
    kept: [["domain/offers/erase-old-leads.db.test.ts", "a shorter time of keeping holds from the next night"]],
  },
  {
    promise: "How long visits, guests and the newsletter are kept",
    words: [
      [PRIVACY, "| Medición de visitas, si aceptaste | {event_months} meses |"],
      [PRIVACY, "De quien no tiene cuenta, {guest_days} días después de la última"],
      [PRIVACY, "| Boletín | Hasta que te das de baja; si no lo confirmas, 7 días |"],
    ],
    kept: [
      ["domain/analytics/searched-words.db.test.ts", "is forgotten after the months that it may be kept, and not before"],
      ["domain/consultations/guests.db.test.ts", "is forgotten ninety days after their last consultation, for good"],
      ["domain/newsletter/newsletter.db.test.ts", "a subscription begins with its own link, within seven days"],
      ["domain/newsletter/newsletter.db.test.ts", "who leaves is erased at once, by whichever way"],
    ],
  },
  {
    promise: "What stays of accounts, consultations, reviews, claims and fiscal papers",
    words: [
      [PRIVACY, "| Tu cuenta, y lo que anotas o guardas en ella | Hasta que la borres |"],
      [PRIVACY, "| Consultas | Mientras tengas cuenta; después quedan el día y la hora, sin tu nombre."],
      [PRIVACY, "| Reseñas publicadas | Sin plazo, con la firma que elegiste, también si borras tu cuenta |"],
      [PRIVACY, "| Papeles con los que alguien reclama un perfil | Mientras exista la cuenta que los envió |"],
      [PRIVACY, "| Comprobantes fiscales y movimientos de la billetera de un centro | Sin plazo"],
    ],
    kept: [
      ["domain/people/people.db.test.ts", "a patient's account goes with all that was sent from its mailbox"],
      ["domain/verification/sweep-claim-documents.server.ts", "Removes the files of papers whose row no longer exists"],
      ["docs/decisions/0013-a-ledger-that-is-never-edited.md", "never edited"],
    ],
  },
];

/** Sentences that promised what the software does not do, each with what it was. */
export const NO_LONGER: readonly (readonly [said: RegExp, why: string])[] = [
  [/te contactarán pronto|propuestas personalizadas/i, "nobody promises for a center"],
  [/enviada exitosamente/i, "the toast says what happened"],
  [/confirm(?:ad[ao]s? por|aron) (?:ambas|las dos) partes/i, "a center's silence counts too"],
  [/tiene comprobadas la identidad y la licencia/i, "npm run publish checks neither"],
  [/guías por correo, una vez al mes/i, "no guide is sent"],
  [/nadie puede volver a leerla, tampoco nosotros/i, "older backups last longer"],
  [/(?:escríbenos o )?llámanos con el número de tu solicitud y lo retiramos/i, "a button withdraws it"],
  [/no le deja ver quién eres/i, "the masking is measured, and fails now and then"],
];
