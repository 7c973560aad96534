import { Part } from "#app/components/content/part.tsx";
import { m } from "#messages/m.ts";

const EXAMPLE = `const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(headers["webhook-signature"]) ?? [];
const expected = createHmac("sha256", secret).update(\`\${t}.\${body}\`).digest();
const genuine = v1 && timingSafeEqual(Buffer.from(v1, "hex"), expected) && Date.now() / 1000 - t < 300;`;

/** What we send to centers' systems, and how they can verify that it comes from us. */
export function WebhookSection() {
  return (
    <Part id="avisos" title={m.api_hooks_title()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {[m.api_hooks_text(), m.api_hooks_verify(), m.api_hooks_retry()].map((text) => (
          <p key={text} className="max-w-text text-lg">
            {text}
          </p>
        ))}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre className="overflow-x-auto rounded-2xl bg-warm p-5 text-sm" tabIndex={0}>
          <code>{EXAMPLE}</code>
        </pre>
      </div>
    </Part>
  );
}
