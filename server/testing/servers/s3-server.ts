import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const CREDENTIALS = { AWS_ACCESS_KEY_ID: "AKIATEST", AWS_SECRET_ACCESS_KEY: "a secret/with+signs" };
const REGION = "eu-test-1";

export interface S3Server {
  endpoint: string;
  region: string;
  /** Contents by "bucket/key". */
  objects: Map<string, Buffer>;
  /** Multipart uploads that are neither complete nor aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  /** "METHOD path" of all requests. */
  requests: string[];
  /** The key of the credentials may not list objects. */
  refusesLists: boolean;
  /** The key of the credentials may not delete objects. */
  refusesDeletion: boolean;
  /** Changes a request body in transit. */
  transmit: (body: Buffer, request: string) => Buffer;
  /** Answers this status to the next requests. */
  fail(status: number, times: number): void;
  close(): void;
}

const hash = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Opens a small S3 server on loopback: single and multipart uploads by path-style addresses. It computes the signature of each request (AWS
 * Signature Version 4) and the SHA-256 of its body itself, and refuses deviations.
 */
export async function openS3Server(): Promise<S3Server> {
  const failures: number[] = [];
  const server = createServer((request, response) => void handleRequest(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const s3: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: REGION,
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    refusesLists: false,
    refusesDeletion: false,
    transmit: (body) => body,
    fail: (status, times) => void failures.push(...new Array<number>(times).fill(status)),
    close: () => void server.close(),
  };

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", s3.endpoint);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const line = `${request.method} ${request.url}`;
    s3.requests.push(line);
    const body = s3.transmit(Buffer.concat(chunks), line);
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>It is ${code}.</Message></Error>`);
    const failure = failures.shift();
    if (failure !== undefined) return void refuse(failure, "SlowDown");
    if (request.headers.authorization !== authorization(request, url)) return void refuse(403, "SignatureDoesNotMatch");
    if (request.headers["x-amz-content-sha256"] !== hash(body)) return void refuse(400, "XAmzContentSHA256Mismatch");
    const key = decodeURIComponent(url.pathname.slice(1));
    const [status, headers, text] = handle(request.method ?? "", key, url.searchParams, body);
    response.writeHead(status, headers).end(text);
  }

  function handle(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): [status: number, headers: Record<string, string>, text: string | Buffer] {
    if (method === "GET" && query.get("list-type") === "2") {
      return s3.refusesLists
        ? [403, {}, "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>"]
        : [200, {}, listXml(s3.objects, key, query)];
    }
    const id = query.get("uploadId");
    const parts = id === null ? undefined : s3.uploads.get(id);
    if (id !== null && parts === undefined) return [404, {}, "<Code>NoSuchUpload</Code>"];
    if (method === "POST" && query.has("uploads")) {
      const uploadId = `${s3.requests.length}/+=`;
      s3.uploads.set(uploadId, new Map());
      return [
        200,
        {},
        `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
      ];
    }
    if (method === "PUT" && parts !== undefined) {
      parts.set(Number(query.get("partNumber")), body);
      return [200, { etag: `"${hash(body)}"` }, ""];
    }
    if (method === "DELETE" && id !== null) return [s3.uploads.delete(id) ? 204 : 404, {}, ""];
    if (method === "POST" && parts !== undefined && id !== null) {
      const listedParts = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
      const wholeParts = listedParts.map(([, number, etag]) => ({ part: parts.get(Number(number)), etag }));
      // Like Amazon, it sends the status before the parts are put together.
      if (wholeParts.some(({ part, etag }) => part === undefined || etag !== `"${hash(part)}"`)) {
        return [200, {}, "<Error><Code>InvalidPart</Code></Error>"];
      }
      s3.objects.set(key, Buffer.concat(wholeParts.flatMap(({ part }) => part ?? [])));
      s3.uploads.delete(id);
      return [200, {}, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>"];
    }
    if (method === "PUT") {
      s3.objects.set(key, body);
      return [200, {}, ""];
    }
    if (method === "DELETE")
      return s3.refusesDeletion ? [403, {}, "<Code>AccessDenied</Code>"] : [s3.objects.delete(key) ? 204 : 404, {}, ""];
    const object = s3.objects.get(key);
    if (object !== undefined && method === "GET") return [200, { "content-length": String(object.length) }, object];
    return object === undefined ? [404, {}, ""] : [200, { "content-length": String(object.length) }, ""];
  }
  return s3;
}

/** Number of objects on a page, small so that tests have several. */
const PAGE_OBJECTS = 2;

function listXml(objects: ReadonlyMap<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const start = `${bucket}/${query.get("prefix") ?? ""}`;
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(start) && key > after).toSorted();
  const page = keys.slice(0, PAGE_OBJECTS);
  const contents = page.map((key) => {
    const escaped = key.slice(bucket.length + 1).replaceAll("&", "&amp;");
    return `<Contents><Key>${escaped}</Key><LastModified>2026-11-26T10:00:00.000Z</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`;
  });
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

/** Returns the header that the request must have, by the secret that only both sides know. */
function authorization({ method, headers }: IncomingMessage, url: URL): string {
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const requiredHeaders = ["host", "x-amz-content-sha256", "x-amz-date"];
  if (!requiredHeaders.every((name) => signedHeaders.split(";").includes(name))) return "not signed enough";
  const date = String(headers["x-amz-date"]);
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const canonicalRequest = [
    method,
    url.pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    query.join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${CREDENTIALS.AWS_SECRET_ACCESS_KEY}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash(canonicalRequest)}`).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${CREDENTIALS.AWS_ACCESS_KEY_ID}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}
