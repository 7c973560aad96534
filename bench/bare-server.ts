import http from "node:http";
import type { AddressInfo } from "node:net";

// The reference of cached-page.ts: bare node:http that answers with as many bytes as the compared page.
const body = Buffer.alloc(Number(process.argv[2]), "x");
const server = http.createServer((_req, res) => {
  res.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": body.length });
  res.end(body);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
