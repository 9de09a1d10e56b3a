import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";

/** One form of an answer as it goes over the wire; headers as names and values in turn. */
interface Representation {
  headers: string[];
  /** What a 304 says of it. */
  unchangedHeaders: string[];
  body: Buffer;
  /** Compressed at a low level. */
  isQuick?: boolean;
}

/** A finished answer: everything that is needed to send it again, to any client. */
export interface Answer {
  status: number;
  /** Quoted, by content. */
  etag: string;
  /** Without those that describe one form of the body. */
  headers: OutgoingHttpHeaders;
  plain: Representation;
  /** Made when first asked for, quickly; made again, smaller, when asked for again. */
  br?: Representation;
  gzip?: Representation;
  /** Set while the first form of an encoding is made, so that all who want it wait for one. */
  making?: Partial<Record<Encoding, Promise<void>>>;
}

/** Below this a compressed body saves no packet. Bytes. */
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
// quick levels: an answer that is new must not wait for its last percent
const QUICK: Record<Encoding, number> = { br: 0, gzip: 1 };
const SMALL: Record<Encoding, number> = { br: 6, gzip: 7 };
/** Up to here compressing quickly takes less than handing it to another thread and back. Bytes. */
const AT_ONCE = 256 * 1024;
const compress: Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) => brotli(body, brotliOptions(body, level)),
  gzip: (body, level) => deflate(body, { level }),
};
const compressAtOnce: Record<Encoding, (body: Buffer, level: number) => Buffer> = {
  br: (body, level) => brotliCompressSync(body, brotliOptions(body, level)),
  gzip: (body, level) => gzipSync(body, { level }),
};

function brotliOptions({ length }: Buffer, level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

export interface AnswerParts {
  status?: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
  /** Bodies that are there already, as small as they get. */
  compressed?: Partial<Record<Encoding, Buffer>>;
}

/** An answer as it is, its compressed forms to be made when they are wanted. */
export function createAnswer({ status = 200, body, headers, compressed = {} }: AnswerParts): Answer {
  const etag = `"${hash("sha1", body, "base64url")}"`;
  const answer: Answer = { status, etag, headers, plain: representation(body, etag, headers) };
  for (const encoding of ["br", "gzip"] as const) {
    const its = compressed[encoding];
    if (its !== undefined) answer[encoding] = representation(its, etag, headers, encoding);
  }
  return answer;
}

/** Sends the answer as this client wants it: 304 if it has it, compressed if it can read that. */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const { status, etag, plain } = answer;
  const wanted = plain.body.length >= WORTH_COMPRESSING && preferredEncoding(req.headers["accept-encoding"]);
  if (wanted) await prepare(answer, wanted);
  const { headers, unchangedHeaders, body } = (wanted && answer[wanted]) || plain;
  const ifNoneMatch = req.headers["if-none-match"];
  if (status === 200 && ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) {
    res.writeHead(304, unchangedHeaders).end();
  } else if (req.method === "HEAD") res.writeHead(status, headers).end();
  else res.writeHead(status, headers).end(body);
}

/** An answer that is new must not wait for its last percent; one that is asked for again is worth it. */
async function prepare(answer: Answer, encoding: Encoding): Promise<void> {
  const current = answer[encoding];
  if (current === undefined) await prepareQuickly(answer, encoding);
  else if (current.isQuick) {
    current.isQuick = false;
    make(answer, encoding, SMALL[encoding]).catch(() => {
      current.isQuick = true;
    });
  }
}

async function prepareQuickly(answer: Answer, encoding: Encoding): Promise<void> {
  const level = QUICK[encoding];
  if (answer.plain.body.length <= AT_ONCE) {
    put(answer, encoding, level, compressAtOnce[encoding](answer.plain.body, level));
    return;
  }
  answer.making ??= {};
  // what failed is tried again by the next who wants it
  answer.making[encoding] ??= make(answer, encoding, level).finally(() => delete answer.making?.[encoding]);
  await answer.making[encoding];
}

async function make(answer: Answer, encoding: Encoding, level: number): Promise<void> {
  put(answer, encoding, level, await compress[encoding](answer.plain.body, level));
}

function put(answer: Answer, encoding: Encoding, level: number, body: Buffer): void {
  const isQuick = level === QUICK[encoding];
  answer[encoding] = { ...representation(body, answer.etag, answer.headers, encoding), isQuick };
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
