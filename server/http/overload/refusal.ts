import type { IncomingMessage, ServerResponse } from "node:http";
import { errorPage, problemOf } from "../middleware/problems.ts";
import { wantsPage } from "../middleware/wants-page.ts";
import { splitTarget } from "../request-target.ts";

/** Delay of a refusal, since many clients retry at once. */
const DELAY_MS = 1_000;
/** Maximum number of delayed refusals; the next is sent immediately and ends its connection. */
const MAX_DELAYED_REFUSALS = 2_000;

export interface Refusal {
  status: 400 | 414 | 429 | 503;
  detail: string;
  retryAfterSeconds?: number;
}

export interface RefuserOptions {
  /** Style sheets of the error page, as asset names. */
  styles: () => readonly string[];
  /** Returns further headers. */
  headersOf?: (req: IncomingMessage) => Readonly<Record<string, string>>;
}

/**
 * Refuses requests without Koa, as cheaply as possible, a second later. Resolves once the response is handed over or the client has
 * left.
 */
export function createRefuser(look: RefuserOptions, delayMs = DELAY_MS) {
  let waitingCount = 0;

  return function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal): Promise<void> {
    const isCrowded = waitingCount >= MAX_DELAYED_REFUSALS;
    if (isCrowded) res.setHeader("Connection", "close");
    waitingCount++;
    return new Promise<void>((resolve) => {
      const timer = setTimeout(
        () => {
          sendRefusal(req, res, refusal, look);
          resolve();
        },
        isCrowded ? 0 : delayMs,
      );
      // The client has left.
      res.once("close", () => {
        clearTimeout(timer);
        resolve();
      });
    }).finally(() => {
      waitingCount--;
    });
  };
}

/** Sends a refusal without Koa. */
export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, detail, retryAfterSeconds }: Refusal,
  { styles, headersOf }: RefuserOptions,
): void {
  const isPage = wantsPage(splitTarget(req.url ?? "").path, req.headers.accept);
  const problem = problemOf(status, detail);
  const body = isPage ? errorPage(problem, styles()) : JSON.stringify(problem);
  res.writeHead(status, {
    ...headersOf?.(req),
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/problem+json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...(retryAfterSeconds !== undefined && { "Retry-After": retryAfterSeconds }),
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  });
  res.end(req.method === "HEAD" ? undefined : body);
}
