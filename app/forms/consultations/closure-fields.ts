/** What was typed of days on which a center is closed. */
export interface ClosureFields {
  desde: string;
  hasta: string;
  motivo: string;
  quien: string;
}
