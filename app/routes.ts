import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// The site map: every URL, grouped by audience; each audience has a folder and a layout. Spanish paths; other languages get a
// prefix before them. What else a route says of itself (cache, sitemap, query) stands in its `handle`.
export default [
  layout("routes/public/layout.tsx", [
    // Visitors: finding a center or a specialist
    index("routes/public/home.tsx"),
    route("centros", "routes/public/centers.tsx"),
    route("centros/:slug", "routes/public/center.tsx"),
    route("centro/:slug", "routes/public/center-alias.ts"),
    route("especialistas", "routes/public/specialists.tsx"),
    route("busqueda", "routes/public/search.tsx"),
    route("como-ordenamos", "routes/public/ordering.tsx"),
    route("especialistas/:slug", "routes/public/specialist.tsx"),
    route("especialista/:slug", "routes/public/specialist-alias.ts"),
    route("comparar", "routes/public/compare.tsx"),
    route("guardados", "routes/public/saved.tsx"),

    // Visitors: places
    route("ciudades", "routes/public/cities.tsx"),
    route("ciudades/:slug", "routes/public/city.tsx"),
    route(":city/tratamientos/:slug", "routes/public/city-treatment.tsx"),

    // Visitors: what to know
    route("tratamientos", "routes/public/treatments.tsx"),
    route("tratamientos/:slug", "routes/public/treatment.tsx"),
    route("blog", "routes/public/blog.tsx"),
    route("blog/rss.xml", "routes/public/files/blog-feed.ts"),
    route("blog/:slug", "routes/public/article.tsx", { id: "article" }),
    route("guias", "routes/public/guides.tsx"),
    route("guias/:slug", "routes/public/article.tsx", { id: "guide" }),
    route("recursos", "routes/public/resources.tsx"),
    route("preguntas-frecuentes", "routes/public/questions.tsx"),
    route("como-revisamos", "routes/public/how-we-review.tsx"),

    // Visitors: costs and chances
    route("costos-financiamiento", "routes/public/costs.tsx"),
    route("financiamiento", "routes/public/financing.tsx"),
    route("estimacion-personal", "routes/public/estimate.tsx"),

    // Visitors: coming to the country
    route("republica-dominicana/planificar-mi-experiencia", "routes/public/trip.tsx"),
    route("republica-dominicana/planificar-mi-experiencia/guia.pdf", "routes/public/trip/guide-pdf.ts"),
    route("republica-dominicana/planificar-mi-experiencia/calendario.ics", "routes/public/trip/calendar-file.ts"),

    // Visitors: asking
    route("solicitar-informacion", "routes/public/request-info.tsx", { id: "request-info" }),
    route("lead-capture", "routes/public/request-info.tsx", { id: "lead-capture" }),
    route("solicitud-enviada", "routes/public/request-sent.tsx"),
    route("contacto", "routes/public/contact.tsx"),
    route("asesoramiento", "routes/public/advice.tsx"),
    route("mensaje-enviado", "routes/public/message-sent.tsx"),

    // Visitors: who we are and what we promise
    route("como-funciona", "routes/public/how-it-works.tsx"),
    route("terminos", "routes/public/terms.tsx"),
    route("testimonios", "routes/public/stories.tsx"),
    route("privacidad", "routes/public/privacy.tsx"),
    route("comprobante", "routes/public/receipt-check.tsx"),

    // Programs of others: how to ask us
    route("api/docs", "routes/public/api-docs.tsx"),

    // Visitors without a connection
    route("sin-conexion", "routes/public/offline.tsx"),

    // What pages post their choice of cookies and of a currency to; what search engines and browsers read
    route("cookies", "routes/public/cookie-choice.ts"),
    route("moneda", "routes/public/currency-choice.ts"),
    route("sitemap.xml", "routes/public/files/sitemap.ts", { id: "sitemap-index" }),
    route("sitemaps/:file", "routes/public/files/sitemap.ts", { id: "sitemap" }),
    route("robots.txt", "routes/public/files/robots.ts"),
    route(".well-known/security.txt", "routes/public/files/security-txt.ts"),
    route("mapas/pais.svg", "routes/public/files/country-shape.tsx"),
    route("dibujos/:file", "routes/public/files/drawing.tsx"),
    route("fotos/:file", "routes/public/files/photo.ts"),
    route("manifest.webmanifest", "routes/public/files/manifest.ts"),

    // Any other address
    route("*", "routes/public/not-found.tsx"),
  ]),

  // People with a signed link from a mail
  layout("routes/link/layout.tsx", [
    route("solicitud/:token", "routes/link/request-status.tsx"),
    route("solicitud/:token/mensajes/:slug", "routes/link/thread.tsx"),
    route("solicitud/:token/centros", "routes/link/confirm-centers.tsx"),
    route("solicitud/:token/comprobante.json", "routes/link/receipt-file.ts", { id: "link-receipt-json" }),
    route("solicitud/:token/comprobante.pdf", "routes/link/receipt-file.ts", { id: "link-receipt-pdf" }),
    route("mensaje/:token", "routes/link/message-status.tsx"),
    route("bandeja/:token", "routes/link/team-message.tsx"),
    route("oferta/:token", "routes/link/offer.tsx"),
    route("reclamo/:token", "routes/link/claim-mailbox.tsx"),
    route("telefono/:token", "routes/link/phone-question.tsx"),
    route("baja/:token", "routes/link/end-mails.tsx"),
    route("cita/:token", "routes/link/guest-consultation.tsx"),
    route("calendario/consultas/:token", "routes/link/consultation-feed.ts"),
    route("calendario/:token", "routes/link/calendar-feed.ts"),
  ]),

  // Patients who signed in
  layout("routes/patient/layout.tsx", [
    route("dashboard/user", "routes/patient/home.tsx"),
    route("dashboard/user/solicitudes", "routes/patient/requests.tsx"),
    route("dashboard/user/solicitudes/:id", "routes/patient/request.tsx"),
    route("dashboard/user/solicitudes/:id/comprobante.json", "routes/patient/receipt-file.ts", { id: "patient-receipt-json" }),
    route("dashboard/user/solicitudes/:id/comprobante.pdf", "routes/patient/receipt-file.ts", { id: "patient-receipt-pdf" }),
    route("dashboard/user/solicitudes/:id/mensajes/:providerId", "routes/patient/thread.tsx"),
    route("dashboard/user/presupuestos", "routes/patient/quotes.tsx"),
    route("dashboard/user/presupuestos/comparacion.pdf", "routes/patient/quotes-file.ts"),
    route("dashboard/user/consultas", "routes/patient/consultations.tsx"),
    route("dashboard/user/consultas/nueva", "routes/patient/new-consultation.tsx"),
    route("dashboard/user/consultas/:id", "routes/patient/consultation.tsx"),
    route("dashboard/user/consultas/:id/resena", "routes/patient/review.tsx"),
    route("dashboard/user/consultas/:id/cita.ics", "routes/patient/consultation-file.ts"),
    route("dashboard/user/progreso", "routes/patient/progress.tsx"),
    route("dashboard/user/progreso/anotar", "routes/patient/progress-entry.tsx"),
    route("dashboard/user/progreso/calendario.ics", "routes/patient/calendar-file.ts"),
    route("dashboard/user/guardados", "routes/patient/saved.tsx"),
    route("dashboard/user/profile", "routes/patient/profile.tsx"),
    route("dashboard/user/avisos", "routes/patient/notices.tsx"),
    route("dashboard/user/settings", "routes/patient/settings.tsx"),
    route("dashboard/user/settings/mis-datos.json", "routes/patient/data-file.ts"),
  ]),

  // Centers and specialists who signed in
  layout("routes/provider/layout.tsx", [
    route("dashboard/provider", "routes/provider/home.tsx"),
    route("dashboard/provider/solicitudes", "routes/provider/requests.tsx"),
    route("dashboard/provider/solicitudes/preferencias", "routes/provider/preferences.tsx"),
    route("dashboard/provider/billetera/automatica", "routes/provider/automatic.tsx"),
    route("dashboard/provider/solicitudes/abiertas.csv", "routes/provider/opened-requests-file.ts"),
    route("dashboard/provider/solicitudes/:id", "routes/provider/request.tsx"),
    route("dashboard/provider/solicitudes/:id/mensajes", "routes/provider/thread.tsx"),
    route("dashboard/provider/solicitudes/:id/presupuesto", "routes/provider/quote.tsx"),
    route("dashboard/provider/agenda", "routes/provider/agenda.tsx"),
    route("dashboard/provider/agenda/horario", "routes/provider/agenda-hours.tsx"),
    route("dashboard/provider/agenda/doctores", "routes/provider/agenda-doctors.tsx"),
    route("dashboard/provider/agenda/doctores/:id", "routes/provider/agenda-doctor.tsx"),
    route("dashboard/provider/agenda/nueva", "routes/provider/agenda-new.tsx"),
    route("dashboard/provider/agenda/consulta/:id", "routes/provider/agenda-consultation.tsx"),
    route("dashboard/provider/billetera", "routes/provider/wallet.tsx"),
    route("dashboard/provider/billetera/estado.csv", "routes/provider/wallet-csv.ts"),
    route("dashboard/provider/billetera/estado.pdf", "routes/provider/wallet-pdf.ts"),
    route("dashboard/provider/resenas", "routes/provider/reviews.tsx"),
    route("claims", "routes/provider/claims.tsx"),
    route("claims/:id", "routes/provider/claim.tsx"),
    route("claims/documentos/:id", "routes/provider/claim-document.ts"),
    route("claim-profile/:entityId", "routes/provider/claim-profile.tsx"),
    route("dashboard/provider/perfil", "routes/provider/profile.tsx"),
    route("dashboard/provider/precios", "routes/provider/prices.tsx"),
    route("dashboard/provider/galeria", "routes/provider/gallery.tsx"),
    route("dashboard/provider/galeria/foto", "routes/provider/sent-photo.ts"),
    route("dashboard/provider/subidas", "routes/provider/uploads.ts"),
    route("dashboard/provider/subidas/:id", "routes/provider/upload.ts"),
    route("dashboard/provider/documentos/:id", "routes/provider/document.ts"),
    route("dashboard/provider/estadisticas", "routes/provider/statistics.tsx"),
    route("dashboard/provider/estadisticas/cifras.csv", "routes/provider/statistics-file.ts"),
    route("dashboard/provider/avisos", "routes/provider/notices.tsx"),
    route("dashboard/provider/billetera/recargar", "routes/provider/top-up-new.tsx"),
    route("dashboard/provider/billetera/datos-fiscales", "routes/provider/top-up-fiscal.tsx"),
    route("dashboard/provider/billetera/recargas/:id", "routes/provider/top-up.tsx"),
    route("dashboard/provider/billetera/comprobantes/:id", "routes/provider/top-up-voucher.ts"),
    route("dashboard/provider/billetera/recibos/:id", "routes/provider/top-up-receipt.tsx"),
    route("dashboard/provider/billetera/recibos/:id/recibo.pdf", "routes/provider/top-up-receipt-pdf.ts"),
    route("dashboard/provider/billetera/recibos/:id/ecf.xml", "routes/provider/top-up-receipt-xml.ts"),
    route("dashboard/provider/equipo", "routes/provider/people.tsx"),
    route("dashboard/provider/webhooks", "routes/provider/webhooks.tsx"),
    route("dashboard/provider/vista-previa", "routes/provider/preview.tsx"),
    route("dashboard/provider/centro", "routes/provider/choose.ts"),
  ]),

  // Everybody's way into an account
  layout("routes/account/layout.tsx", [
    route("login", "routes/account/login.tsx"),
    route("admin-login", "routes/account/admin-login.tsx"),
    route("admin/login", "routes/account/admin-login-alias.ts"),
    route("registro", "routes/account/register.tsx"),
    route("revisa-tu-correo", "routes/account/mailed.tsx"),
    route("confirmar-correo/:token", "routes/account/confirm-email.tsx"),
    route("forgot-password", "routes/account/forgot-password.tsx"),
    route("reset-password/:token?", "routes/account/reset-password.tsx"),
    route("change-temporary-password", "routes/account/change-temporary-password.tsx"),
    route("login/segundo-paso", "routes/account/second-step.tsx"),
    route("segundo-paso", "routes/account/second-factor.tsx"),
    route("seguridad", "routes/account/security.tsx"),
    route("llave", "routes/account/passkey.ts"),
    route("latido", "routes/account/heartbeat.ts"),
    route("salir", "routes/account/sign-out.ts"),
  ]),

  // Administrators
  layout("routes/admin/layout.tsx", [
    route("dashboard/admin", "routes/admin/home.tsx"),
    route("dashboard/admin/solicitudes", "routes/admin/requests.tsx"),
    route("dashboard/admin/solicitudes/nueva", "routes/admin/call.tsx"),
    route("dashboard/admin/solicitudes/:id", "routes/admin/request.tsx"),
    route("dashboard/admin/llamadas", "routes/admin/calls.tsx"),
    route("dashboard/admin/devoluciones", "routes/admin/returns.tsx"),
    route("dashboard/admin/conducta", "routes/admin/conduct.tsx"),
    route("dashboard/admin/precios", "routes/admin/prices.tsx"),
    route("dashboard/admin/politica", "routes/admin/policy.tsx"),
    route("dashboard/admin/politica/prueba.csv", "routes/admin/policy-csv.ts"),
    route("dashboard/admin/documentos/:id", "routes/admin/document.ts"),
    route("dashboard/admin/reclamos/documentos/:id", "routes/admin/claim-document.ts"),
    route("dashboard/admin/recargas", "routes/admin/top-ups.tsx"),
    route("dashboard/admin/recargas/secuencias", "routes/admin/top-ups-sequences.tsx"),
    route("dashboard/admin/recargas/:id", "routes/admin/top-ups-one.tsx"),
    route("dashboard/admin/recargas/comprobantes/:id", "routes/admin/top-ups-voucher.ts"),
    route("dashboard/admin/recargas/recibos/:id/ecf.xml", "routes/admin/top-ups-receipt-xml.ts"),
    route("dashboard/admin/usuarios", "routes/admin/people.tsx"),
    route("dashboard/admin/usuarios/usuarios.csv", "routes/admin/people-csv.ts"),
    route("dashboard/admin/usuarios/invitar", "routes/admin/people-invite.tsx"),
    route("dashboard/admin/usuarios/:id", "routes/admin/people-one.tsx"),
    route("dashboard/admin/ajustes", "routes/admin/settings.tsx"),
    route("dashboard/admin/ajustes/:section", "routes/admin/settings-one.tsx"),
    route("dashboard/admin/registro", "routes/admin/log.tsx"),
    route("dashboard/admin/registro/registro.csv", "routes/admin/log-csv.ts"),
    route("dashboard/admin/*", "routes/admin/not-found.ts"),
    route("admin/*", "routes/admin/elsewhere.ts"),
  ]),

  // Scripts of our pages, and programs of others
  layout("routes/api/layout.ts", [
    route("api/sugerencias", "routes/api/suggestions.ts"),
    route("api/bandeja", "routes/api/compare-tray.tsx"),
    route("api/derivacion", "routes/api/receivers-preview.ts"),
    route("api/eventos", "routes/api/events.ts"),
    route("api/solicitud", "routes/api/lead-dialog.ts"),
    route("functions/v1/lead-routing-v2", "routes/api/lead-routing-v2.ts"),
    route("functions/v1/wallet-operations", "routes/api/wallet-operations.ts"),
    route("rest/v1/rpc/get_provider_directory", "routes/api/provider-directory.ts"),
    route("rest/v1/rpc/get_provider_review_stats", "routes/api/review-stats.ts"),
    route("api/pagos/stripe", "routes/api/payments/stripe.ts"),
    route("api/pagos/azul", "routes/api/payments/azul.ts"),
    route("api/openapi.json", "routes/api/openapi.ts"),
  ]),

  // Development and demonstration
  layout("routes/dev/layout.tsx", [
    route("dev/componentes", "routes/dev/components.tsx"),
    route("dev/correo", "routes/dev/mail-list.tsx"),
    route("dev/correo/:id", "routes/dev/mail.tsx"),
    route("dev/correo/:id/html", "routes/dev/mail-html.ts"),
    route("dev/pagos/:id", "routes/dev/sandbox.tsx"),
  ]),
] satisfies RouteConfig;
