import type { ImportColumn } from "#domain/imports/columns.ts";
import type { Encoding, ImportStatus, ImportView, RowState } from "#domain/imports/import.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

export const FIELD_NAMES: Readonly<Record<ImportColumn, () => string>> = {
  tipo: m.imports_field_tipo,
  id_externo: m.imports_field_id_externo,
  nombre: m.imports_field_nombre,
  titulo: m.imports_field_titulo,
  especialidad: m.imports_field_especialidad,
  anios_experiencia: m.imports_field_anios_experiencia,
  descripcion_corta: m.imports_field_descripcion_corta,
  descripcion: m.imports_field_descripcion,
  ciudad: m.imports_field_ciudad,
  sector: m.imports_field_sector,
  direccion: m.imports_field_direccion,
  latitud: m.imports_field_latitud,
  longitud: m.imports_field_longitud,
  servicios: m.imports_field_servicios,
  idiomas: m.imports_field_idiomas,
  formas_de_pago: m.imports_field_formas_de_pago,
  paises: m.imports_field_paises,
  telefono: m.imports_field_telefono,
  whatsapp: m.imports_field_whatsapp,
  email: m.imports_field_email,
  sitio_web: m.imports_field_sitio_web,
  logo: m.imports_field_logo,
  fotos: m.imports_field_fotos,
  horario: m.imports_field_horario,
  atiende: m.imports_field_atiende,
  no_atiende: m.imports_field_no_atiende,
  edad_ovulos_propios: m.imports_field_edad_ovulos_propios,
  edad_ovulos_donados: m.imports_field_edad_ovulos_donados,
  fuente_atiende: m.imports_field_fuente_atiende,
  fecha_atiende: m.imports_field_fecha_atiende,
  donantes_anonimato: m.imports_field_donantes_anonimato,
  donantes_espera: m.imports_field_donantes_espera,
  donantes_origen: m.imports_field_donantes_origen,
  donantes_pruebas: m.imports_field_donantes_pruebas,
  donantes_familias: m.imports_field_donantes_familias,
  embriones_guarda: m.imports_field_embriones_guarda,
  embriones_impago: m.imports_field_embriones_impago,
  centros: m.imports_field_centros,
};

export const STATE_NAMES: Readonly<Record<RowState, () => string>> = {
  new: m.imports_state_new,
  ready: m.imports_state_ready,
  rejected: m.imports_state_rejected,
  created: m.imports_state_created,
  updated: m.imports_state_updated,
  unchanged: m.imports_state_unchanged,
  kept: m.imports_state_kept,
  undone: m.imports_state_undone,
};

export const STATUS_NAMES: Readonly<Record<ImportStatus, () => string>> = {
  checking: m.imports_status_checking,
  checked: m.imports_status_checked,
  running: m.imports_status_running,
  paused: m.imports_status_paused,
  finished: m.imports_status_finished,
  undoing: m.imports_status_undoing,
  undone: m.imports_status_undone,
  discarded: m.imports_status_discarded,
};

export const VIEW_NAMES: Readonly<Record<ImportView, () => string>> = {
  all: m.imports_view_files_all,
  open: m.imports_view_files_open,
  running: m.imports_view_files_running,
  finished: m.imports_view_files_finished,
  gone: m.imports_view_files_gone,
};

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = { "utf-8": "UTF-8", "windows-1252": "Latin-1" };

/** Returns how many rows are ready, and how many are left out. */
export const rowsWords = (ready: number, left: number) => ({
  ready: m.imports_ready({ count: ready, rows: formatNumber(ready) }),
  wrong: m.imports_left_out({ count: left, rows: formatNumber(left) }),
});
