import http from "node:http";
import type { AddressInfo } from "node:net";
import { renderToString } from "react-dom/server";
import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { openDatabase } from "#platform/db/db.ts";

// The reference of rendered-page.ts: bare renderToString of the same twelve cards, from memory.
const db = openDatabase(process.argv[2]!);
const { cards } = await searchCenters(db, parseCenterFilters(new URLSearchParams()), 1);
await db.destroy();

const server = http.createServer((_req, res) => {
  const body = Buffer.from(renderToString(cards.map((card) => <CenterCard key={card.id} center={card} conversion={null} />)));
  res.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
  res.end(body);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
