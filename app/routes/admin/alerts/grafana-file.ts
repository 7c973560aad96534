import { privateFile } from "#app/private-file.ts";
import dashboard from "./grafana-dashboard.json" with { type: "json" };

/** Returns a dashboard for Grafana over the figures of `/metrics`. */
export function loader() {
  const bytes = new TextEncoder().encode(JSON.stringify(dashboard, null, 2));
  return privateFile({ bytes, mediaType: "application/json", fileName: "grafana.json" });
}
