import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress, compressAtOnce, type Effort, isCompressedAtOnce } from "./compression.ts";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";

/** One form of an answer as it goes over the wire; headers as names and values in turn. */
interface Representation {
  headers: string[];
  /** What a 304 says of it. */
  unchangedHeaders: string[];
  body: Buffer;
  /** Compressed at a low level; made smaller when it is asked for after its first sending. */
  isQuick?: boolean;
  isSent?: boolean;
}

/**
 * A finished answer: everything that is needed to send it again, to any client. At least one of its forms is there;
 * the others are made when first asked for, compressed ones quickly, and again, smaller, when asked for again.
 */
export interface CachedResponse {
  status: number;
  /** Quoted, by content. */
  etag: string;
  /** Without those that describe one form of the body. */
  headers: OutgoingHttpHeaders;
  isWorthCompressing: boolean;
  plain?: Representation;
  br?: Representation;
  gzip?: Representation;
  /** Set while the first form of an encoding is made, so that all who want it wait for one. */
  making?: Partial<Record<Encoding, Promise<void>>>;
}

/** Below this a compressed body saves no packet. Bytes. */
const WORTH_COMPRESSING = 1024;
/** Where texts become bytes, to be compressed before the next: most are never needed in any other form. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);
/** Bytes of a UTF-16 unit as UTF-8, at most. */
const UTF8_BYTES = 3;

/** A text may come in pieces; unless they are very long, they are put together as bytes only. */
export type Body = Buffer | string | readonly string[];

export interface ResponseParts {
  status?: number;
  body: Body;
  headers: OutgoingHttpHeaders;
  /** Bodies that are there already, as small as they get. */
  compressed?: Partial<Record<Encoding, Buffer>>;
  /** What the client reads who asked first. */
  wanted?: Encoding | undefined;
}

/** An answer in the form that is there, or of a text the one that is wanted. */
export function createCachedResponse({
  status = 200,
  body,
  headers,
  compressed = {},
  wanted,
}: ResponseParts): CachedResponse {
  const bytes = Buffer.isBuffer(body) ? body : bytesOf(typeof body === "string" ? [body] : body);
  const isShared = bytes.buffer === scratch.buffer;
  const isWorthCompressing = bytes.length >= WORTH_COMPRESSING;
  const first = isShared && isWorthCompressing && isCompressedAtOnce(bytes) ? wanted : undefined;
  const quick = first && compressAtOnce(bytes, first);
  // equal texts compress to equal bytes, of which there are fewer to look through; the next who is first may want other
  // bytes, and then the same text is sent once more to those who have it
  const etag = `"${hash("sha1", quick ?? bytes, "base64url")}"`;
  const answer: CachedResponse = { status, etag, headers, isWorthCompressing };
  for (const encoding of ["br", "gzip"] as const) {
    const its = compressed[encoding];
    if (its !== undefined) answer[encoding] = representation(its, etag, headers, encoding);
  }
  if (first && quick) put(answer, first, "quick", quick);
  else answer.plain = representation(isShared ? Buffer.from(bytes) : bytes, etag, headers);
  return answer;
}

/** Those of a text that is not too long are overwritten by the next. */
function bytesOf(pieces: readonly string[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length * UTF8_BYTES > scratch.length) return Buffer.from(pieces.join(""));
  let end = 0;
  for (const piece of pieces) end += scratch.write(piece, end);
  return scratch.subarray(0, end);
}

/** Bytes of its bodies in the forms it has now. */
export function responseBytes({ plain, br, gzip }: CachedResponse): number {
  return [plain, br, gzip].reduce((sum, form) => sum + (form?.body.length ?? 0), 0);
}

/** Sends the answer as this client wants it: 304 if it has it, compressed if it can read that. */
export async function sendCachedResponse(
  req: IncomingMessage,
  res: ServerResponse,
  answer: CachedResponse,
): Promise<void> {
  const { status, etag } = answer;
  const wanted = answer.isWorthCompressing && preferredEncoding(req.headers["accept-encoding"]);
  if (wanted) await prepare(answer, wanted);
  const form = (wanted && answer[wanted]) || plainForm(answer);
  const { headers, unchangedHeaders, body } = form;
  form.isSent = true;
  const ifNoneMatch = req.headers["if-none-match"];
  if (status === 200 && ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) {
    res.writeHead(304, unchangedHeaders).end();
  } else if (req.method === "HEAD") res.writeHead(status, headers).end();
  else res.writeHead(status, headers).end(body);
}

function plainForm(answer: CachedResponse): Representation {
  answer.plain ??= representation(bodyOf(answer), answer.etag, answer.headers);
  return answer.plain;
}

function bodyOf({ plain, br, gzip }: CachedResponse): Buffer {
  if (plain !== undefined) return plain.body;
  if (br !== undefined) return brotliDecompressSync(br.body);
  if (gzip !== undefined) return gunzipSync(gzip.body);
  throw new Error("An answer has no form to make another of");
}

async function prepare(answer: CachedResponse, encoding: Encoding): Promise<void> {
  const current = answer[encoding];
  if (current === undefined) await prepareQuickly(answer, encoding);
  else if (current.isQuick && current.isSent) {
    current.isQuick = false;
    make(answer, encoding, "small").catch(() => {
      current.isQuick = true;
    });
  }
}

async function prepareQuickly(answer: CachedResponse, encoding: Encoding): Promise<void> {
  const body = bodyOf(answer);
  if (isCompressedAtOnce(body)) return put(answer, encoding, "quick", compressAtOnce(body, encoding));
  answer.making ??= {};
  // what failed is tried again by the next who wants it
  answer.making[encoding] ??= make(answer, encoding, "quick").finally(() => delete answer.making?.[encoding]);
  await answer.making[encoding];
}

async function make(answer: CachedResponse, encoding: Encoding, effort: Effort): Promise<void> {
  put(answer, encoding, effort, await compress(bodyOf(answer), encoding, effort));
}

function put(answer: CachedResponse, encoding: Encoding, effort: Effort, body: Buffer): void {
  const { etag, headers } = answer;
  answer[encoding] = { ...representation(body, etag, headers, encoding), isQuick: effort === "quick" };
}

function representation(body: Buffer, etag: string, given: OutgoingHttpHeaders, encoding?: Encoding): Representation {
  const known = Object.entries(given).flatMap(([name, value]) => [name, String(value)]);
  // another encoding is another sequence of bytes: its tag may only be the same as a weak one
  const unchangedHeaders = [...known, "ETag", encoding === undefined ? etag : `W/${etag}`, "Vary", "Accept-Encoding"];
  const headers = [...unchangedHeaders, "Content-Length", String(body.length)];
  if (encoding !== undefined) headers.push("Content-Encoding", encoding);
  return { headers, unchangedHeaders, body };
}

/** Does the client have what this tag names? */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
