import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentHash } from "../../output/content-hash.ts";
import { compress, compressSync, MAX_SYNC_BYTES } from "./compression.ts";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";

/** `Cache-Control` of an address whose content never changes. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";

/** A body in one encoding. Headers alternate names and values, as `writeHead` takes them. */
interface Representation {
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
  /** The body was compressed at the fast level; it is recompressed when it is sent a second time. */
  isFast: boolean;
  isSent: boolean;
}

/** A response with all headers that do not depend on how it is sent. */
export interface UncompressedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Renders a response. It resolves to undefined when nobody waits for the response any more. */
export type RenderResponse = () => Promise<UncompressedResponse | undefined>;

/** A response that can be sent again to any client. It holds at least one encoding; others are made on demand. */
export interface CachedResponse {
  status: number;
  /** Quoted hash of the uncompressed body. */
  etag: string;
  /** Headers that do not depend on the encoding. */
  headers: OutgoingHttpHeaders;
  isCompressible: boolean;
  /** Renders the response again, without a client. */
  renew?: RenderResponse | undefined;
  identity?: Representation;
  br?: Representation;
  gzip?: Representation;
}

/** Buffer for texts to be compressed: a new buffer for each would be garbage, which fragments the memory under load. */
const scratch = Buffer.alloc(1024 * 1024);
/** Maximum UTF-8 bytes of a UTF-16 unit. */
const MAX_BYTES_PER_UTF16_UNIT = 3;
/** Minimum size of a body to compress; a smaller one fits into one packet. */
const MIN_COMPRESSIBLE_BYTES = 1024;

export interface ResponseParts {
  status?: number;
  body: Buffer | string;
  headers: OutgoingHttpHeaders;
  /** Bodies that were compressed by the build. */
  precompressed?: Partial<Record<Encoding, Buffer>>;
  /** Encoding that the first client accepts. Only that is stored then, which saves most of the memory. */
  encoding?: Encoding | undefined;
  renew?: RenderResponse | undefined;
}

export function createCachedResponse(parts: ResponseParts): CachedResponse {
  const { status = 200, headers, precompressed = {}, encoding, renew } = parts;
  const body = bytesOf(parts.body);
  const isCompressible = body.length >= MIN_COMPRESSIBLE_BYTES;
  const response: CachedResponse = { status, etag: `"${contentHash(body)}"`, headers, isCompressible, renew };
  for (const name of ["br", "gzip"] as const) {
    const compressedBody = precompressed[name];
    if (compressedBody !== undefined) response[name] = representation(response, compressedBody, name);
  }
  if (encoding !== undefined && isCompressible && body.length <= MAX_SYNC_BYTES) {
    response[encoding] = representation(response, compressSync(body, encoding), encoding, true);
  } else response.identity = representation(response, isScratch(body) ? Buffer.from(body) : body);
  return response;
}

/** Returns a text as bytes, which the next text overwrites if they fit into the shared buffer. */
function bytesOf(body: Buffer | string): Buffer {
  if (typeof body !== "string") return body;
  if (body.length * MAX_BYTES_PER_UTF16_UNIT > scratch.length) return Buffer.from(body);
  return scratch.subarray(0, scratch.write(body));
}

const isScratch = ({ buffer }: Buffer) => buffer === scratch.buffer;

/** Returns the size of all cached bodies, in bytes. */
export function responseBytes({ identity, br, gzip }: CachedResponse): number {
  return [identity, br, gzip].reduce((sum, encodedBody) => sum + (encodedBody?.body.length ?? 0), 0);
}

/** Sends the response in the encoding that the client prefers, or 304 if the client has it. */
export async function sendCachedResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
): Promise<void> {
  const { status, etag, isCompressible } = response;
  const encoding = isCompressible ? preferredEncoding(req.headers["accept-encoding"]) : undefined;
  const { headers, notModifiedHeaders, body } =
    encoding === undefined ? identityOf(response) : await compressedFor(response, encoding);
  const ifNoneMatch = req.headers["if-none-match"];
  if (status === 200 && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) {
    res.writeHead(304, notModifiedHeaders).end();
  } else if (req.method === "HEAD") res.writeHead(status, headers).end();
  else res.writeHead(status, headers).end(body);
}

function identityOf(response: CachedResponse): Representation {
  response.identity ??= representation(response, decompressBody(response));
  return response.identity;
}

function decompressBody({ identity, br, gzip }: CachedResponse): Buffer {
  if (identity !== undefined) return identity.body;
  if (br !== undefined) return brotliDecompressSync(br.body);
  if (gzip !== undefined) return gunzipSync(gzip.body);
  throw new Error("A cached response has no body");
}

async function compressedFor(response: CachedResponse, encoding: Encoding): Promise<Representation> {
  const body = response[encoding] ?? (await compressFast(response, encoding));
  response[encoding] ??= body;
  if (body.isFast && body.isSent) {
    recompress(response, encoding, body).catch(() => {
      body.isFast = true;
    });
  }
  body.isSent = true;
  return body;
}

async function compressFast(response: CachedResponse, encoding: Encoding): Promise<Representation> {
  const body = decompressBody(response);
  const compressedBody =
    body.length <= MAX_SYNC_BYTES ? compressSync(body, encoding) : await compress(body, encoding, "fast");
  return representation(response, compressedBody, encoding, true);
}

/** Replaces a fast compressed body by a smaller one. */
async function recompress(response: CachedResponse, encoding: Encoding, body: Representation): Promise<void> {
  body.isFast = false;
  response[encoding] = representation(response, await compress(decompressBody(response), encoding, "small"), encoding);
}

function representation(
  { etag, headers: common }: CachedResponse,
  body: Buffer,
  encoding?: Encoding,
  isFast = false,
): Representation {
  // Encodings differ in their bytes, so they may share only a weak tag.
  const tag = encoding === undefined ? etag : `W/${etag}`;
  const pairs = Object.entries(common).flatMap(([name, value]) => [name, String(value)]);
  const notModifiedHeaders = [...pairs, "ETag", tag, "Vary", "Accept-Encoding"];
  const headers = [...notModifiedHeaders, "Content-Length", String(body.length)];
  if (encoding !== undefined) headers.push("Content-Encoding", encoding);
  return { headers, notModifiedHeaders, body, isFast, isSent: false };
}

/** Tells whether an If-None-Match header names this ETag (weak comparison, RFC 9110). */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
