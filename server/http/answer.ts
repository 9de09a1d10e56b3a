import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";

/** One form of an answer as it goes over the wire; headers as names and values in turn. */
interface Representation {
  headers: string[];
  /** What a 304 says of it. */
  unchangedHeaders: string[];
  body: Buffer;
}

/** A finished 200: everything that is needed to send it again, to any client. */
export interface Answer {
  /** Quoted, by content. */
  etag: string;
  /** Without those that describe one form of the body. */
  headers: OutgoingHttpHeaders;
  plain: Representation;
  /** Made when first asked for. */
  br?: Representation;
  gzip?: Representation;
}

/** Below this a compressed body saves no packet. Bytes. */
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
// quick levels: an answer that is new must not wait for its last percent
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => deflate(body, { level: 4 }),
};

/** `compressed`: bodies that are there already. */
export function createAnswer(
  body: Buffer,
  headers: OutgoingHttpHeaders,
  compressed: Partial<Record<Encoding, Buffer>> = {},
): Answer {
  const etag = `"${hash("sha1", body, "base64url")}"`;
  const answer: Answer = { etag, headers, plain: representation(body, etag, headers) };
  for (const encoding of ["br", "gzip"] as const) {
    const its = compressed[encoding];
    if (its !== undefined) answer[encoding] = representation(its, etag, headers, encoding);
  }
  return answer;
}

/** Sends the answer as this client wants it: 304 if it has it, compressed if it can read that. */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const wanted = answer.plain.body.length >= WORTH_COMPRESSING && preferredEncoding(req.headers["accept-encoding"]);
  if (wanted && answer[wanted] === undefined) {
    answer[wanted] = representation(await compress[wanted](answer.plain.body), answer.etag, answer.headers, wanted);
  }
  const { headers, unchangedHeaders, body } = (wanted && answer[wanted]) || answer.plain;
  const ifNoneMatch = req.headers["if-none-match"];
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, answer.etag)) res.writeHead(304, unchangedHeaders).end();
  else if (req.method === "HEAD") res.writeHead(200, headers).end();
  else res.writeHead(200, headers).end(body);
}

function representation(body: Buffer, etag: string, given: OutgoingHttpHeaders, encoding?: Encoding): Representation {
  const known = Object.entries(given).flatMap(([name, value]) => [name, String(value)]);
  // another encoding is another sequence of bytes: its tag may only be the same as a weak one
  const unchangedHeaders = [...known, "ETag", encoding === undefined ? etag : `W/${etag}`, "Vary", "Accept-Encoding"];
  const headers = [...unchangedHeaders, "Content-Length", String(body.length)];
  if (encoding !== undefined) headers.push("Content-Encoding", encoding);
  return { headers, unchangedHeaders, body };
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
