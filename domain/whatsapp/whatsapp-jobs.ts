import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface SendWhatsapp {
  messageId: string;
}

/** Retried for some hours: after 10, 20, 40 s… and then every half hour. Once the appointment has begun, nothing goes. */
export const sendWhatsappJob: JobKind<SendWhatsapp, "send-whatsapp"> = {
  name: "send-whatsapp",
  schema: z.object({ messageId: z.uuid() }),
  retryLimit: 56,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 1800,
  expireSeconds: 60,
  concurrency: 2,
};
