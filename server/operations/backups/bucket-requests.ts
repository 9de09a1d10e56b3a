import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Config } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import { fetchFailure, timeoutSignal } from "../fetch-failure.ts";
import { xmlElement } from "./xml-element.ts";

/** Number of retries while the server is busy. */
const RETRIES = 4;
/** Maximum length of an error message; a longer one is not meant for people. */
const MAX_REASON_CHARS = 300;

export type BucketSettings = Config["backup"]["s3"];

export interface BucketAccess {
  settings: BucketSettings;
  /** Address for messages. */
  target: string;
  /** Has the credentials: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if temporary, AWS_SESSION_TOKEN. */
  environment: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  retries?: number;
}

/** Returns the missing variables of the credentials. */
export function missingCredentials(environment: NodeJS.ProcessEnv): string[] {
  return ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"].filter((name) => !environment[name]);
}

/** Returns the address of a bucket in the older, path-style form, which every compatible service knows. */
export function bucketUrl({ endpoint, region, bucket }: BucketSettings): string {
  return `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${encodeURIComponent(bucket ?? "")}`;
}

/** Returns the path of an object in the bucket. */
export const keyPath = (key: string): string => `/${key.split("/").map(encodeURIComponent).join("/")}`;

/** Throws for a failed response. Errors: AppError `storage` with the server's message. */
export type Send = (method: string, path: string, body?: Buffer | string) => Promise<Response>;

/** Makes a function that sends signed requests. Errors: AppError `storage` without credentials. */
export function openBucket({
  settings,
  target,
  environment,
  signal,
  timeoutMs,
  retries = RETRIES,
}: BucketAccess): Send {
  const missingNames = missingCredentials(environment);
  if (missingNames.length > 0) {
    throw new AppError(
      "storage",
      `backup.s3.bucket is set, but ${missingNames.join(" and ")} not: see docs/operating.md.`,
    );
  }
  const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN } = environment;
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service: "s3",
    region: settings.region,
    retries,
  });
  const url = bucketUrl(settings);
  return async (method, path, body) => {
    const verb = method === "GET" ? "read" : "written";
    const response = await client
      .fetch(url + path, {
        method,
        ...(body !== undefined && { body: body as BodyInit }),
        headers: { "x-amz-content-sha256": sha256(body ?? "") },
        // An aborted copy still deletes its parts. Another host must not get a request signed for this one.
        redirect: "manual",
        signal: timeoutSignal(timeoutMs, method === "DELETE" ? undefined : signal),
      })
      .catch((error: unknown) => {
        throw new AppError("storage", `${target} could not be ${verb}: ${fetchFailure(error, url)}.`, [], {
          cause: error,
        });
      });
    if (response.ok) return response;
    throw new AppError("storage", `${target} could not be ${verb}: ${await reasonOf(response, settings)}`);
  };
}

async function reasonOf(response: Response, settings: BucketSettings): Promise<string> {
  const region = response.headers.get("x-amz-bucket-region");
  if (region !== null && region !== settings.region) {
    return `the bucket is in the region ${region}. Set backup.s3.region.`;
  }
  const text = await response.text().catch(() => "");
  const shortElement = (name: string) => {
    const content = xmlElement(text, name);
    return content && content.length <= MAX_REASON_CHARS ? content : undefined;
  };
  const [code, message] = [shortElement("Code"), shortElement("Message")];
  const reason = message ?? code ?? `status ${response.status}`;
  return `${code !== undefined && code !== reason ? `${code}, ` : ""}${reason.replace(/\.$/, "")}.`;
}

const sha256 = (body: Buffer | string) => createHash("sha256").update(body).digest("hex");
