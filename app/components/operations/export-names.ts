import type { ExportName } from "#domain/operations/exports.ts";
import { m } from "#messages/m.ts";

export const EXPORT_NAMES: Readonly<Record<ExportName, { name: () => string; says: () => string }>> = {
  centros: { name: m.exports_centros, says: m.exports_centros_says },
  especialistas: { name: m.exports_especialistas, says: m.exports_especialistas_says },
  precios: { name: m.exports_precios, says: m.exports_precios_says },
  resultados: { name: m.exports_resultados, says: m.exports_resultados_says },
  usuarios: { name: m.exports_usuarios, says: m.exports_usuarios_says },
  mensajes: { name: m.exports_mensajes, says: m.exports_mensajes_says },
  solicitudes: { name: m.exports_solicitudes, says: m.exports_solicitudes_says },
  "libro-mayor": { name: m.exports_libro_mayor, says: m.exports_libro_mayor_says },
  registro: { name: m.exports_registro, says: m.exports_registro_says },
};
