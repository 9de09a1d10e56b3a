import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import type { Config } from "../../config/load-config.ts";
import { AppError, diskError } from "../../errors.ts";
import { fetchFailure, timeoutSignal } from "../fetch-failure.ts";

/** Size of a part of a multipart upload. S3 allows 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** Retries of a request that the server cannot handle at the moment. */
const RETRIES = 4;
/** Timeout of a part over a slow line, with its retries. */
const TIMEOUT_MS = 10 * 60_000;

type BucketSettings = Config["backup"]["s3"];

export interface CopyToBucketOptions {
  file: string;
  /** Name of the copy, to which the prefix of the settings is added. */
  name: string;
  settings: BucketSettings;
  /** This environment has AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, for temporary ones, AWS_SESSION_TOKEN. */
  environment?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  /** Size of a part, for tests. */
  partBytes?: number;
}

/** Returns the missing variables of the credentials. */
export function missingCredentials(environment: NodeJS.ProcessEnv): string[] {
  return ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"].filter((name) => !environment[name]);
}

/** Returns the address of a bucket in the older, path-style form, which every compatible service knows. */
export function bucketUrl({ endpoint, region, bucket }: BucketSettings): string {
  return `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${encodeURIComponent(bucket ?? "")}`;
}

/**
 * Copies a backup to an S3-compatible bucket. Each request is signed together with the SHA-256 of its body, which the server verifies; a
 * HEAD request then compares the size of the whole. Returns "s3://bucket/key". Errors: AppError `storage`; `cancelled` after an abort.
 * Unfinished parts are deleted.
 */
export async function copyToBucket(options: CopyToBucketOptions): Promise<string> {
  const { file, name, settings, environment = process.env, signal, partBytes = PART_BYTES } = options;
  const missingNames = missingCredentials(environment);
  if (missingNames.length > 0) {
    throw new AppError(
      "storage",
      `backup.s3.bucket is set, but ${missingNames.join(" and ")} not: see docs/operating.md.`,
    );
  }
  const key = settings.prefix + name;
  const target = `s3://${settings.bucket}/${key}`;
  const send = createSender(options, target, environment);
  const path = `/${key.split("/").map(encodeURIComponent).join("/")}`;
  const handle = await open(file, "r").catch((error: unknown) => {
    throw diskError(file, "read", error);
  });
  try {
    const { size } = await handle.stat();
    if (size <= partBytes) await send("PUT", path, await readPart(handle, 0, size));
    else await sendParts({ send, path, handle, size, partBytes });
    const storedFile = await send("HEAD", path);
    const length = Number(storedFile.headers.get("content-length"));
    if (length !== size) throw new AppError("storage", `${target} has ${length} bytes and not ${size}.`);
    return target;
  } catch (error) {
    if (signal?.aborted) throw new AppError("cancelled", "The copy to the bucket was stopped.", [], { cause: error });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Throws for a failed response. Errors: AppError `storage` with the server's message. */
type Send = (method: string, path: string, body?: Buffer | string) => Promise<Response>;

function createSender({ settings, signal }: CopyToBucketOptions, target: string, environment: NodeJS.ProcessEnv): Send {
  const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN } = environment;
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service: "s3",
    region: settings.region,
    retries: RETRIES,
  });
  const url = bucketUrl(settings);
  return async (method, path, body) => {
    const response = await client
      .fetch(url + path, {
        method,
        ...(body !== undefined && { body: body as BodyInit }),
        headers: { "x-amz-content-sha256": sha256(body ?? "") },
        // An aborted copy still deletes its parts. Another host must not get a request signed for this one.
        redirect: "manual",
        signal: timeoutSignal(TIMEOUT_MS, method === "DELETE" ? undefined : signal),
      })
      .catch((error: unknown) => {
        throw new AppError("storage", `${target} could not be written: ${fetchFailure(error, url)}.`, [], {
          cause: error,
        });
      });
    if (response.ok) return response;
    throw new AppError("storage", `${target} could not be written: ${await reasonOf(response, settings)}`);
  };
}

async function reasonOf(response: Response, settings: BucketSettings): Promise<string> {
  const region = response.headers.get("x-amz-bucket-region");
  if (region !== null && region !== settings.region) {
    return `the bucket is in the region ${region}. Set backup.s3.region.`;
  }
  const text = await response.text().catch(() => "");
  const element = (name: string) => new RegExp(`<${name}>([^<]{1,300})</${name}>`).exec(text)?.[1];
  const [code, message] = [element("Code"), element("Message")];
  const reason = message ?? code ?? `status ${response.status}`;
  return `${code !== undefined && code !== reason ? `${code}, ` : ""}${reason.replace(/\.$/, "")}.`;
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let readLength = 0;
  while (readLength < length) {
    const { bytesRead } = await handle.read(buffer, readLength, length - readLength, position + readLength);
    if (bytesRead === 0) throw new AppError("storage", "The backup became shorter while it was copied.");
    readLength += bytesRead;
  }
  return buffer;
}

interface Parts {
  send: Send;
  path: string;
  handle: FileHandle;
  size: number;
  partBytes: number;
}

/** Sends a multipart upload, one part after the other, so that memory and line stay free for visitors. */
async function sendParts({ send, path, handle, size, partBytes }: Parts): Promise<void> {
  const initiation = await (await send("POST", `${path}?uploads=`)).text();
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(initiation)?.[1];
  if (id === undefined)
    throw new AppError("storage", "The bucket's answer has no UploadId; is backup.s3.endpoint right?");
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const parts: string[] = [];
    for (let position = 0, number = 1; position < size; position += partBytes, number++) {
      const part = await readPart(handle, position, Math.min(partBytes, size - position));
      const { headers } = await send("PUT", `${path}?partNumber=${number}&${upload}`, part);
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${headers.get("etag") ?? ""}</ETag></Part>`);
    }
    const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const completion = await (await send("POST", `${path}?${upload}`, list)).text();
    // The status may be 200 and the body an error.
    if (!completion.includes("CompleteMultipartUploadResult")) {
      throw new AppError("storage", `The bucket did not put the parts together: ${completion.slice(0, 300)}`);
    }
  } catch (error) {
    await send("DELETE", `${path}?${upload}`).catch(() => undefined);
    throw error;
  }
}

const sha256 = (body: Buffer | string) => createHash("sha256").update(body).digest("hex");
