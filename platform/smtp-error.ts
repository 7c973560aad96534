/**
 * Returns true when a receiver will never take the mail. A 5xx about the recipient or the message is final. A 5xx while
 * connecting, signing in or naming the sender is a mistake in our own configuration, which can be corrected.
 */
export function describeSmtpError(error: unknown): { outcome: "refused" | "failed"; reason: string; code?: number } {
  const { code, command, responseCode, response, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message: string;
  };
  // Servers quote the recipient's address, and the stored reason must not contain one.
  const reason = (response ?? message).replace(/\S+@\S+/g, "[address]").slice(0, 500);
  const aboutReceiver = (code === "EENVELOPE" || code === "EMESSAGE") && (command === "RCPT TO" || command === "DATA" || command === "API");
  const final = responseCode === undefined ? command === "API" : responseCode >= 500;
  return { outcome: aboutReceiver && final ? "refused" : "failed", reason, ...(responseCode !== undefined && { code: responseCode }) };
}
