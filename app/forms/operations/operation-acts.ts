export const JOB_ACTS = ["reintentar", "descartar"] as const;
export const MAIL_ACTS = ["reenviar"] as const;
