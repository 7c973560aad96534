import type { QrDrawing } from "#app/forms/identity/qr-drawing.server.ts";
import { m } from "#messages/m.ts";

/** What an authenticator application needs, and the recovery codes. */
export function Enrolment({ qr, uri, codes }: { qr: QrDrawing; uri: string; codes: readonly string[] }) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{m.identity_factor_scan()}</p>
      <svg
        role="img"
        aria-label={m.identity_factor_alt()}
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        className="w-52 rounded-lg bg-white"
      >
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className="text-ink-2 text-sm">
        {m.identity_factor_by_hand()}{" "}
        <code translate="no" className="break-all font-semibold text-ink">
          {secret}
        </code>
      </p>
      <p className="font-semibold">{m.identity_factor_codes()}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg bg-tint p-4">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no" className="num">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <p className="font-semibold">{m.identity_factor_enter()}</p>
    </div>
  );
}

/**
 * Sends along what the page shows, so that the page after a mistyped code shows it again: only the browser still has it. Whoever has
 * added the key to an application by then need not begin again.
 */
export function EnrolmentFields({ uri, recoveryCodes }: { uri: string; recoveryCodes: readonly string[] }) {
  return (
    <>
      <input type="hidden" name="clave" value={uri} />
      {recoveryCodes.map((code) => (
        <input key={code} type="hidden" name="reserva" value={code} />
      ))}
    </>
  );
}
