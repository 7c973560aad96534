/** Tells the browser which links it may open early. A header could say it too, but would compete with the first paint. */
export async function allowPrerendering() {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const answer = await fetch("/speculation-rules.json");
  if (!answer.ok) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.text = await answer.text();
  document.head.append(rules);
}
