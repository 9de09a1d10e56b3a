import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Kind of response to a range request; "range" is the right one. */
export type RangeAnswer = "range" | "whole" | "other-range" | "cut-off" | "error" | "hang" | "drip" | "packed";

export interface RangeServer {
  url: string;
  /** Requested ranges. */
  requests: string[];
  /** Files by path. */
  files: Map<string, Buffer>;
  /** Says how the request with this number, from 1, is answered. */
  answer: (request: number) => RangeAnswer;
  etag: string | undefined;
  lastModified: string | undefined;
  close(): Promise<void>;
}

const DRIP_MS = 20;

/** Starts a web server for range requests, which can do what bad ones do. */
export async function startRangeServer(files: Record<string, Buffer>): Promise<RangeServer> {
  const server = createServer((req, res) => handle(range, req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const range: RangeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    files: new Map(Object.entries(files)),
    answer: () => "range",
    etag: '"one"',
    lastModified: "Thu, 26 Nov 2026 10:00:00 GMT",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return range;
}

function handle(range: RangeServer, req: IncomingMessage, res: ServerResponse): void {
  range.requests.push(req.headers.range ?? "");
  const answer = range.answer(range.requests.length);
  const file = range.files.get(req.url ?? "");
  if (file === undefined) return end(res, 404);
  if (answer === "hang") return;
  if (answer === "error") return end(res, 503);
  const ifMatch = req.headers["if-match"];
  if (ifMatch !== undefined && ifMatch !== range.etag) return end(res, 412);
  if (range.etag !== undefined) res.setHeader("ETag", range.etag);
  if (range.lastModified !== undefined) res.setHeader("Last-Modified", range.lastModified);
  if (answer === "whole") return end(res, 200, file);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? "") ?? [];
  const from = Number(first) + (answer === "other-range" ? 1 : 0);
  const to = Math.min(Number(last), file.length - 1);
  if (from >= file.length) return end(res, 416);
  if (answer === "packed") res.setHeader("Content-Encoding", "gzip");
  res.setHeader("Content-Range", `bytes ${from}-${to}/${file.length}`);
  const body = file.subarray(from, to + 1);
  if (answer === "cut-off") {
    res.writeHead(206, { "Content-Length": body.length });
    res.write(body.subarray(0, body.length >> 1), () => res.destroy());
  } else if (answer === "drip") drip(res, body);
  else end(res, 206, body);
}

function end(res: ServerResponse, status: number, body?: Buffer): void {
  res.statusCode = status;
  res.end(body);
}

/** Sends a byte at a time. */
function drip(res: ServerResponse, body: Buffer): void {
  res.writeHead(206);
  let sent = 0;
  const timer = setInterval(() => {
    if (res.destroyed || sent === body.length) clearInterval(timer);
    else res.write(body.subarray(sent, ++sent));
  }, DRIP_MS);
}
