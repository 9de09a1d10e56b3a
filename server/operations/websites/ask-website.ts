import { timeoutSignal } from "../fetch-failure.ts";
import { MAX_REDIRECTS, requestGuarded } from "./guarded-request.ts";
import { type Network, NOT_ALLOWED } from "./network.ts";

/** "unknown" means that nothing is proved: the address may not be requested, or this machine had no way to it. */
export type WebsiteAnswer = "answered" | "failed" | "unknown";

export interface AskOptions {
  network: Network;
  userAgent: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds for one request. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Statuses of gateways whose origin server did not answer (RFC 9110, and 52x of content delivery networks). */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 504, 520, 521, 522, 523, 524, 530]);
/** Inconclusive errors: they concern this machine, its network or its certificates. */
const UNPROVED: ReadonlySet<string> = new Set([
  NOT_ALLOWED,
  "EAI_AGAIN",
  "EAI_FAIL",
  "ENETUNREACH",
  "ENETDOWN",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EMFILE",
  "ENFILE",
  "ENOBUFS",
  "ENOMEM",
  "EACCES",
  "EPERM",
]);
const FAILURES: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "ENODATA",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "EPROTO",
]);

/**
 * Checks whether a website answers, with HEAD and, if that fails, with GET. Any response counts, including errors, unless a gateway reports
 * that the website did not answer. Bodies are not read. Rejects only when aborted.
 */
export async function askWebsite(website: string, options: AskOptions): Promise<WebsiteAnswer> {
  const answer = await follow(website, "HEAD", options);
  return answer === "failed" ? follow(website, "GET", options) : answer;
}

async function follow(website: string, method: "HEAD" | "GET", options: AskOptions): Promise<WebsiteAnswer> {
  let url = website;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!options.network.isAllowedUrl(url)) return redirects === 0 ? "unknown" : "answered";
    let response: { status: number; location: string | undefined };
    try {
      response = await send(url, method, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      return answerOf(error);
    }
    const { status, location } = response;
    if (GATEWAY_FAILURES.has(status)) return "failed";
    if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url)) return "answered";
    url = new URL(location, url).href;
  }
  return "answered";
}

function answerOf(error: unknown): WebsiteAnswer {
  const { code = "", name } = error as NodeJS.ErrnoException;
  if (name === "AbortError" || name === "TimeoutError" || FAILURES.has(code)) return "failed";
  // A refused certificate or a response other than HTTP also proves a server.
  return UNPROVED.has(code) ? "unknown" : "answered";
}

/** Sends a request, and ends it once the headers of the response are here. */
async function send(
  url: string,
  method: "HEAD" | "GET",
  { network, userAgent, signal, timeoutMs = TIMEOUT_MS }: AskOptions,
): Promise<{ status: number; location: string | undefined }> {
  const response = await requestGuarded(url, {
    network,
    method,
    headers: { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.5" },
    signal: timeoutSignal(timeoutMs, signal),
  });
  response.on("error", () => undefined).destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}
