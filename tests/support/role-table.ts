import type { Power } from "#domain/team/powers.ts";

/** What a page of the dashboard of centers takes, and each of its acts; null is for the whole team. */
interface Row {
  /** Absent where nothing is read. */
  read?: Power | null;
  /** By the value of the button; "" is a form without one. */
  acts?: Readonly<Record<string, Power | null>>;
  /** A file that a role without the power does not find. */
  file?: true;
}

const all = <P extends Power | null>(power: P, ...names: string[]) => Object.fromEntries(names.map((name) => [name, power]));

/** Every page and every act of the dashboard of centers, with the power that it takes. tests/roles.db.test.ts fails without a row. */
export const ROLE_TABLE: Readonly<Record<string, Row>> = {
  "/dashboard/provider": {
    read: null,
    acts: {
      "": "profile.keep",
      empezar: null,
      prueba: "requests.open",
      "prueba-abrir": "requests.open",
      "prueba-contestar": "requests.open",
    },
  },
  "/dashboard/provider/solicitudes": { read: "requests.see" },
  "/dashboard/provider/solicitudes/plantillas": { read: "requests.answer", acts: { "": "requests.answer" } },
  "/dashboard/provider/solicitudes/preferencias": { read: "automatic.keep", acts: { "": "automatic.keep" } },
  "/dashboard/provider/billetera/automatica": {
    read: "automatic.keep",
    acts: all("automatic.keep", "apagar", "reanudar", "probar", "guardar", "encender"),
  },
  "/dashboard/provider/solicitudes/abiertas.csv": { read: "requests.see" },
  "/dashboard/provider/solicitudes/:id": {
    read: "requests.see",
    acts: {
      ...all("requests.see", "vista"),
      ...all("requests.open", "abrir", "descartar"),
      ...all("requests.return", "devolver"),
      ...all(
        "requests.answer",
        "llamar",
        "whatsapp",
        "correo",
        "deshacer",
        "estado",
        "asignar",
        "nota",
        "volver",
        "",
        "no-volver",
        "enterada",
      ),
    },
  },
  "/dashboard/provider/solicitudes/:id/mensajes": {
    read: "requests.answer",
    acts: all("requests.answer", "escribir", "enviar-asi", "leido"),
  },
  "/dashboard/provider/solicitudes/:id/presupuesto": {
    read: "requests.answer",
    acts: all("requests.answer", "ver", "guardar", "enviar"),
  },
  "/dashboard/provider/agenda": {
    read: "agenda.keep",
    acts: all("agenda.keep", "cerrar-dias", "abrir-dia", "quitar-dias"),
  },
  "/dashboard/provider/agenda/horario": { read: "agenda.keep", acts: all("agenda.keep", "") },
  "/dashboard/provider/agenda/doctores": { read: "agenda.keep", acts: all("agenda.keep", "sumar", "quitar") },
  "/dashboard/provider/agenda/doctores/:id": { read: "agenda.keep", acts: all("agenda.keep", "") },
  "/dashboard/provider/agenda/calendarios": {
    read: "agenda.keep",
    acts: all("agenda.keep", "conectar", "pausar", "seguir", "leer", "quitar", "compartir"),
  },
  "/dashboard/provider/agenda/nueva": { read: "agenda.keep", acts: all("agenda.keep", "") },
  "/dashboard/provider/agenda/consulta/:id": {
    read: "agenda.keep",
    acts: all("agenda.keep", "confirmar", "hecha", "no-hubo", "rechazar", "cancelar", "deshacer", "mover"),
  },
  "/dashboard/provider/billetera": { read: "wallet.keep", acts: { ...all("wallet.keep", ""), ...all("requests.return", "devolver") } },
  "/dashboard/provider/billetera/estado.csv": { read: "wallet.keep" },
  "/dashboard/provider/billetera/estado.pdf": { read: "wallet.keep" },
  "/dashboard/provider/resenas": { read: "reviews.answer", acts: all("reviews.answer", "responder", "denunciar", "apelar") },
  "/claims": { read: null, acts: all(null, "") },
  "/claims/:id": { read: null, acts: all(null, "documento", "correo", "quitar") },
  "/claims/documentos/:id": { read: null },
  "/claim-profile/:entityId": { read: null, acts: all(null, "") },
  "/dashboard/provider/perfil": { read: "profile.keep", acts: all("profile.keep", "") },
  "/dashboard/provider/precios": { read: "prices.keep", acts: all("prices.keep", "") },
  "/dashboard/provider/galeria": {
    read: "profile.keep",
    acts: all("profile.keep", "documento", "quitar-documento", "foto", "logo", "subir"),
  },
  "/dashboard/provider/galeria/foto": { acts: all("profile.keep", "") },
  "/dashboard/provider/subidas": { acts: all(null, "") },
  "/dashboard/provider/subidas/:id": { read: null, acts: all(null, "") },
  "/dashboard/provider/documentos/:id": { read: "profile.keep", file: true },
  "/dashboard/provider/estadisticas": { read: "statistics.see", acts: all("statistics.see", "") },
  "/dashboard/provider/estadisticas/cifras.csv": { read: "statistics.see" },
  "/dashboard/provider/avisos": { read: null, acts: all(null, "abrir", "vistos", "elegir", "equipo", "quitar") },
  "/dashboard/provider/billetera/recargar": { read: "wallet.keep", acts: all("wallet.keep", "") },
  "/dashboard/provider/billetera/datos-fiscales": { read: "wallet.keep", acts: all("wallet.keep", "") },
  "/dashboard/provider/billetera/recargas/:id": { read: "wallet.keep", acts: all("wallet.keep", "pagar", "comprobante", "cancelar") },
  "/dashboard/provider/billetera/comprobantes/:id": { read: "wallet.keep", file: true },
  "/dashboard/provider/billetera/recibos/:id": { read: "wallet.keep" },
  "/dashboard/provider/billetera/recibos/:id/recibo.pdf": { read: "wallet.keep" },
  "/dashboard/provider/billetera/recibos/:id/ecf.xml": { read: "wallet.keep" },
  "/dashboard/provider/destacado": { read: "featured.ask", acts: all("featured.ask", "") },
  "/dashboard/provider/equipo": { read: null, acts: { aceptar: null, ...all("team.keep", "invitar", "retirar", "quitar", "permiso") } },
  "/dashboard/provider/doctores": {
    read: "profile.keep",
    acts: { ...all(null, "aceptar", "no"), ...all("profile.keep", "", "invitar", "retirar", "quitar", "dejar") },
  },
  "/dashboard/provider/webhooks": {
    read: "webhooks.keep",
    acts: all("webhooks.keep", "guardar", "secreto", "encender", "apagar", "probar", "reenviar"),
  },
  "/dashboard/provider/ajustes": { read: null },
  "/dashboard/provider/buscar": { read: null },
  "/dashboard/provider/vista-previa": { read: null },
  "/dashboard/provider/centro": { acts: all(null, "") },
};
