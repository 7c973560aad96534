import type { Audience } from "#app/handle.ts";
import { PEOPLE, type Person } from "./people-at-the-door.ts";
import type { MappedRoute } from "./site-map.ts";

// Who may open what, according to the specification and docs/deviations.md.

export const IN = "comes in";
export const OWN_PASSWORD = "/change-temporary-password";
export const PLACES = {
  patient: "/dashboard/user",
  provider: "/dashboard/provider",
  reviewer: "/dashboard/revision",
  admin: "/dashboard/admin",
} as const;
export const NOBODY = [
  "a visitor",
  "somebody whose session was ended",
  "somebody whose session is over",
  "somebody with a made-up session",
] as const;
export const TEMPORARY = ["a patient with a temporary password", "an administrator with a temporary password"] as const;

type Expected = Readonly<Record<Person, string>>;
const everybody = (answer: string) => Object.fromEntries(PEOPLE.map((who) => [who, answer])) as Record<Person, string>;
const but = (expected: Expected, people: readonly Person[], answer: string): Expected => ({
  ...expected,
  ...Object.fromEntries(people.map((who) => [who, answer])),
});

/** Expectations for the pages behind each guard. */
export const behind: Readonly<Record<keyof typeof PLACES, Expected>> = (() => {
  const of = (door: string, type: Record<"patient" | "provider" | "reviewer" | "admin" | "first" | "works", string>): Expected =>
    but(
      but(
        {
          ...everybody(type.patient),
          "a provider": type.provider,
          "a provider of another center": type.provider,
          "a reviewer": type.reviewer,
          "another reviewer": type.reviewer,
          "an administrator with a second step": type.admin,
          "an administrator without one": type.first,
          "an administrator who is a provider": type.works,
        },
        NOBODY,
        door,
      ),
      TEMPORARY,
      OWN_PASSWORD,
    );
  const { patient, provider, reviewer, admin } = PLACES;
  return {
    patient: of("/login", { patient: IN, provider, reviewer, admin: IN, first: IN, works: admin }),
    provider: of("/login", { patient, provider: IN, reviewer, admin, first: admin, works: IN }),
    reviewer: of("/login", { patient, provider, reviewer: IN, admin, first: admin, works: admin }),
    admin: of("/admin-login", { patient, provider: patient, reviewer: patient, admin: IN, first: "/segundo-paso", works: IN }),
  };
})();

/** The expectation for pages that redirect signed-in people to their own area. */
const ownPlace: Expected = but(
  {
    ...behind.provider,
    "a provider": PLACES.provider,
    "a provider of another center": PLACES.provider,
    "an administrator who is a provider": PLACES.admin,
  },
  NOBODY,
  IN,
);
const signedIn: Expected = but(but(everybody(IN), NOBODY, "/login"), TEMPORARY, OWN_PASSWORD);
const open = everybody(IN);

/** The answers to reading and posting where they differ from the audience's. A missing route fails. */
const own: Readonly<Record<string, { read?: Expected; write?: Expected }>> = {
  "/login": { read: ownPlace, write: open },
  "/admin-login": { read: ownPlace, write: open },
  "/admin/login": { read: everybody("/admin-login") },
  "/registro": { read: ownPlace, write: open },
  "/revisa-tu-correo": { read: open, write: open },
  "/cuenta-borrada": { read: ownPlace },
  "/confirmar-correo/:token": { read: everybody("404"), write: open },
  "/forgot-password": { read: open, write: open },
  "/reset-password/:token?": { read: everybody("404"), write: everybody("404") },
  "/change-temporary-password": {
    read: but(but(ownPlace, NOBODY, "/login"), TEMPORARY, IN),
    write: but(but(ownPlace, NOBODY, "/login"), TEMPORARY, IN),
  },
  "/login/segundo-paso": { read: open, write: everybody("401") },
  "/segundo-paso": { read: signedIn, write: signedIn },
  "/seguridad": { read: signedIn, write: signedIn },
  "/llave": { write: everybody("400") },
  "/latido": { write: open },
  "/salir": { write: everybody("/") },
  "/solicitud/:token": { read: everybody("404"), write: everybody("404") },
  "/solicitud/:token/comprobante.json": { read: everybody("404") },
  "/solicitud/:token/comprobante.pdf": { read: everybody("404") },
  "/solicitud/:token/centros": { read: everybody("404"), write: everybody("404") },
  "/solicitud/:token/presupuestos": { read: everybody("404"), write: everybody("404") },
  "/solicitud/:token/presupuestos.pdf": { read: everybody("404") },
  "/solicitud/:token/mensajes/:slug": { read: everybody("404"), write: everybody("404") },
  "/mensaje/:token": { read: everybody("404"), write: everybody("422") },
  "/bandeja/:token": {
    read: but(
      behind.admin,
      PEOPLE.filter((who) => behind.admin[who] === IN),
      "404",
    ),
    write: but(
      behind.admin,
      PEOPLE.filter((who) => behind.admin[who] === IN),
      "404",
    ),
  },
  "/oferta/:token": { read: everybody("404"), write: everybody("404") },
  "/boletin/confirmar/:token": { read: everybody("404"), write: everybody("404") },
  "/boletin/baja/:token": { read: everybody("404"), write: everybody("404") },
  "/baja/:token": { read: everybody("404"), write: everybody("404") },
  "/cambio-de-correo/:token": { read: everybody("404"), write: everybody("404") },
  "/borrador/:token": { read: everybody("404") },
  "/cita/:token": { read: everybody("404"), write: everybody("404") },
  "/asistencia/:token": { read: everybody("404"), write: everybody("404") },
  "/invitacion/:token": { read: everybody("404"), write: everybody("404") },
  "/llamada/:token": { read: everybody("404"), write: everybody("404") },
  "/telefono/:token": { read: everybody("404"), write: everybody("404") },
  "/reclamo/:token": { read: open, write: everybody("404") },
  "/calendario/:token": { read: everybody("404") },
  "/calendario/consultas/:token": { read: everybody("404") },
  "/api/sugerencias": { read: open },
  "/api/bandeja": { read: open },
  "/api/derivacion": { write: open },
  "/api/eventos": { write: open },
  "/api/borrador": { read: everybody("404"), write: open },
  "/api/solicitud": { read: open, write: open },
  "/functions/v1/lead-routing-v2": { write: open },
  "/functions/v1/lead-status": { read: everybody("401") },
  "/functions/v1/wallet-operations": { write: but(but(everybody("422"), NOBODY, "401"), TEMPORARY, "403") },
  "/rest/v1/rpc/get_provider_directory": { read: open },
  "/rest/v1/rpc/get_provider_review_stats": { read: open },
  "/api/openapi.json": { read: open },
  // A site without the gateway has no endpoint for it.
  "/api/pagos/stripe": { write: everybody("404") },
  "/api/pagos/azul": { read: everybody("404") },
  "/api/whatsapp": { read: everybody("404"), write: everybody("404") },
  // Not on a site for real people.
  "/dev/componentes": { read: everybody("404") },
  "/dev/correo": { read: everybody("404") },
  "/dev/correo/:id": { read: everybody("404") },
  "/dev/correo/:id/html": { read: everybody("404") },
  "/dev/pagos/:id": { read: everybody("404"), write: everybody("404") },
  // An address in this area without a screen.
  "/dashboard/admin/*": {
    read: but(
      behind.admin,
      PEOPLE.filter((who) => behind.admin[who] === IN),
      "404",
    ),
  },
  "/admin/*": {
    read: but(
      behind.admin,
      PEOPLE.filter((who) => behind.admin[who] === IN),
      PLACES.admin,
    ),
  },
};

export const audienceOf = ({ layout = "" }: MappedRoute) => /^routes\/(\w+)\//.exec(layout)?.[1] as Audience;

export function expectedOf(route: MappedRoute): { read: Expected; write: Expected } {
  const audience = audienceOf(route);
  if (audience === "public") return { read: open, write: open };
  if (audience in behind && own[route.pattern] === undefined) {
    const guarded = behind[audience as keyof typeof behind];
    return { read: guarded, write: guarded };
  }
  const { read, write } = own[route.pattern] ?? {};
  const missing = (): never => {
    throw new Error(`who gets in at ${route.pattern} is not said in tests/support/access-table.ts`);
  };
  return {
    get read() {
      return read ?? missing();
    },
    get write() {
      return write ?? missing();
    },
  };
}
