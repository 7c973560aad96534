import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messageNouns, readMessages } from "../scripts/compile-messages.ts";

// Words that the specification fixes, as a message each. Who improves a text of these improves it here too, and in docs/deviations.md.

/** What the specification says, and the messages that say exactly that. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  // The form for requests
  "El nombre es obligatorio": ["leads_error_nombre_required"],
  "Nombre demasiado largo": ["leads_error_nombre_too_long"],
  "El apellido es obligatorio": ["leads_error_apellido_required"],
  "Apellido demasiado largo": ["leads_error_apellido_too_long"],
  "Ingresa un email válido": ["leads_error_email_invalid"],
  "Email demasiado largo": ["leads_error_email_too_long"],
  "El teléfono es obligatorio": ["leads_error_telefono_required"],
  "Teléfono demasiado largo": ["leads_error_telefono_too_long"],
  "Escribe un mensaje": ["leads_error_mensaje_required", "threads_error_required"],
  "Mensaje demasiado largo": ["leads_error_mensaje_too_long"],
  "Información adicional demasiado larga": ["leads_error_informacionAdicional_too_long"],
  "Enviando...": ["leads_form_sending", "forms_sending"],
  "Cargando datos...": ["leads_dialog_loading"],
  "Error al enviar": ["leads_error_send_title"],
  "Hubo un problema al procesar tu solicitud. Inténtalo de nuevo.": ["leads_error_send_text"],
  // Loading, and what is not there
  "Cargando...": ["forms_loading", "search_load_more_busy"],
  "Esto solo tomará un momento": ["forms_loading_detail"],
  "Error al cargar": ["errors_failed_title"],
  "Comienza aquí": ["compare_none_title", "compare_saved_none_title"],
  "Imagen no disponible": ["centers_photo_missing"],
  "Sin imágenes disponibles": ["centers_no_photos_short"],
  "No encontramos centros": ["centers_empty_title"],
  "No se encontraron especialistas": ["specialists_empty_title", "search_empty_specialists_title"],
  "No se encontraron centros": ["search_empty_centers_title"],
  "No se encontraron resultados": ["search_empty_title"],
  "Ciudad no especificada": ["centers_city_unknown"],
  "Especialidad no especificada": ["specialists_specialty_unknown"],
  "Sin descripción disponible": ["profile_about_none"],
  // Search and lists
  Limpiar: ["forms_clear", "home_search_clear", "search_filters_clear"],
  "Limpiar filtros": ["search_empty_clear"],
  "Cargar más especialistas": ["specialists_load_more"],
  "Resultados de Búsqueda": ["search_title"],
  "Todos los proveedores": ["search_everybody"],
  " en {city}": ["search_in_city"],
  "Búsqueda: {query}": ["search_page_title"],
  "todos los resultados": ["search_page_title_all"],
  "Ver todos": ["search_see_all"],
  "+{number} más": ["centers_services_more"],
  Contactar: ["centers_contact"],
  // Menu and cookies
  Usuario: ["shell_user"],
  Dashboard: ["shell_dashboard"],
  "Mi Perfil": ["shell_profile"],
  Configuración: ["shell_settings"],
  "Cerrar Sesión": ["shell_sign_out"],
  "Aceptar todas": ["shell_cookies_all"],
  "Solo necesarias": ["shell_cookies_necessary"],
};

/** What the specification says and no message does. The list of differences names each with its reason. */
const OTHERWISE: readonly string[] = [
  "¡Solicitud enviada exitosamente!",
  "Las clínicas especializadas te contactarán pronto con propuestas personalizadas.",
  "Hemos completado automáticamente algunos campos con tu información guardada.",
  "Credenciales inválidas",
  "Error de autenticación",
  "Hubo un problema al iniciar sesión",
  "Centro sin nombre",
  "This field is required",
  "Connection error. Check your internet.",
  "Please correct the errors in the form",
  "Required",
  "Invalid input",
  "Failed to submit lead",
];

const messages = new Map(messageNouns().flatMap((noun) => Object.entries(readMessages("es", noun))));

test("sentences of the specification stand as it writes them", () => {
  const kept = Object.entries(KEPT).flatMap(([words, keys]) => keys.map((key) => [key, words] as const));
  expect(Object.fromEntries(kept.map(([key]) => [key, messages.get(key)]))).toEqual(Object.fromEntries(kept));
});

test("sentences of the specification that we say otherwise are among the differences, and no message says them", () => {
  const differences = readFileSync("docs/deviations.md", "utf8");
  const said = new Set(messages.values());
  expect(OTHERWISE.filter((words) => !differences.includes(`«${words}»`))).toEqual([]);
  expect(OTHERWISE.filter((words) => said.has(words) || words in KEPT)).toEqual([]);
});
