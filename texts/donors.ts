import type { DonorChoice, DonorFact, ToldFact, ToldFilter } from "#domain/listing/donors.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { type ChoiceNames, inALine } from "./choice-names.ts";

export const DONOR_FACT_NAMES: ChoiceNames<DonorFact> = {
  anonimato: m.donors_anonimato,
  espera: m.donors_espera,
  origen: m.donors_origen,
  pruebas: m.donors_pruebas,
  familias: m.donors_familias,
  guarda: m.donors_guarda,
  impago: m.donors_impago,
};

export const DONOR_CHOICE_NAMES: ChoiceNames<DonorChoice> = {
  anonimos: m.donors_anonimos,
  conocibles: m.donors_conocibles,
  "se-elige": m.donors_se_elige,
  "sin-espera": m.donors_sin_espera,
  "hasta-3-meses": m.donors_hasta_3_meses,
  "de-3-a-6-meses": m.donors_de_3_a_6_meses,
  "mas-de-6-meses": m.donors_mas_de_6_meses,
  propios: m.donors_propios,
  "banco-del-pais": m.donors_banco_del_pais,
  "banco-extranjero": m.donors_banco_extranjero,
  infecciones: m.donors_infecciones,
  portadores: m.donors_portadores,
  cariotipo: m.donors_cariotipo,
  psicologica: m.donors_psicologica,
  "en-el-centro": m.donors_en_el_centro,
  "otro-del-pais": m.donors_otro_del_pais,
  "otro-pais": m.donors_otro_pais,
  "avisa-y-conserva": m.donors_avisa_y_conserva,
  "segun-contrato": m.donors_segun_contrato,
  "se-trasladan": m.donors_se_trasladan,
  "se-descartan": m.donors_se_descartan,
};

export const TOLD_FILTER_NAMES: ChoiceNames<ToldFilter> = {
  anonimato: m.donors_filter_anonimato,
  espera: m.donors_filter_espera,
  impago: m.donors_filter_impago,
};

/** Writes the answer: «Hasta 6 familias», «Infecciones y cariotipo» */
export function toldText(fact: DonorFact, { is, words }: Pick<ToldFact, "is" | "words">): string {
  const answer =
    fact === "familias" ? m.donors_families({ count: Number(is[0]) }) : inALine(is.map((id) => DONOR_CHOICE_NAMES[id as DonorChoice]()));
  return words ? m.donors_with_words({ answer, words }) : answer;
}

/** Says who told a fact, and when. Of a page only its site is named; the link leads to it. */
export function tellerText({ by, source, on }: Pick<ToldFact, "by" | "source" | "on">): string {
  const date = formatDate(on);
  if (by === "center") return m.donors_by_center({ date });
  if (by === "team") return m.donors_by_team({ date });
  return m.donors_by_source({ source: by === "link" ? siteOf(source ?? "") : (source ?? ""), date });
}

const siteOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "") ?? address;
