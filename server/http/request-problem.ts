import type { IncomingMessage } from "node:http";
import { readAbsoluteForm, targetProblem } from "./request-target.ts";

/** Maximum characters of path and query. A search with every filter at its own limit is shorter. */
const MAX_TARGET_CHARS = 8192;

/** Reason why a request is refused before cache and routes. */
export interface RequestProblem {
  status: 400 | 414;
  /** A sentence for the client. */
  detail: string;
  /** The end of the request is uncertain, so the connection must not be reused. */
  isLast?: boolean;
}

/**
 * Finds the error in the request line and the headers; undefined if every proxy reads them as this server does. A target in absolute-form
 * is rewritten to origin-form for later handlers.
 */
export function requestProblem(req: IncomingMessage): RequestProblem | undefined {
  const { url = "", headers, httpVersion } = req;
  // Chunks came with HTTP/1.1, so an old proxy may read another end of the body (RFC 9112, 6.1).
  if (httpVersion === "1.0" && headers["transfer-encoding"] !== undefined) {
    return { status: 400, detail: "A request of HTTP/1.0 has no Transfer-Encoding.", isLast: true };
  }
  if (hasBadHost(req)) return { status: 400, detail: "A request has one header Host." };
  if (url.length > MAX_TARGET_CHARS) {
    return { status: 414, detail: `The address is longer than ${MAX_TARGET_CHARS} characters.` };
  }
  if (!url.startsWith("/")) rewriteToOriginForm(req, url);
  const detail = targetProblem(req.url ?? "");
  return detail === undefined ? undefined : { status: 400, detail };
}

function rewriteToOriginForm(req: IncomingMessage, url: string): void {
  const absoluteForm = readAbsoluteForm(url);
  if (absoluteForm === undefined) return;
  req.url = absoluteForm.target;
  req.headers.host = absoluteForm.host;
}

/**
 * Tells whether a request names no host, or two, so that a proxy and this server could each read another one (RFC 9112, 3.2). In HTTP/1.0
 * it may name none.
 */
function hasBadHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1 || (hosts === 0 && httpVersion !== "1.0");
}
