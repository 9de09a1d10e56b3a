/** Path and query of a request, as cache, limits, log and routes see them. */
export interface RequestTarget {
  path: string;
  /** Query with its `?`, or "". */
  query: string;
}

/** Matches a target in absolute-form, the address as a client sends it to a proxy. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\\]+)(\/.*)?$/i;
/** Matches anything but the characters of a path (RFC 3986, 3.3). */
const FOREIGN_IN_PATH = /[^\w\-.~!$&'()*+,;=:@%/]/;
/** Matches anything but the characters of a query, where browsers leave some more as they are. */
const FOREIGN_IN_QUERY = /[^\w\-.~!$&'()*+,;=:@%/?[\]{}|^`]/;
/** Matches a byte above ASCII in a Latin-1 text. */
const RAW_BYTE = /[\u0080-\u00ff]/;
/** Matches doubled slashes and dot segments, which many proxies resolve. */
const RESOLVABLE = /[/\\]{2}|[/\\]\.\.?(?:[/\\]|$)/;
const CONTROL = /\p{Cc}/u;

/** Splits a valid target. */
export function splitTarget(target: string): RequestTarget {
  const start = target.indexOf("?");
  return start === -1 ? { path: target, query: "" } : { path: target.slice(0, start), query: target.slice(start) };
}

/** Converts a target in absolute-form to origin-form, with the host that it names (RFC 9112, 3.2.2); undefined for any other. */
export function readAbsoluteForm(target: string): { host: string; target: string } | undefined {
  const [, host, rest = "/"] = ABSOLUTE_FORM.exec(target) ?? [];
  return host === undefined ? undefined : { host, target: rest };
}

/**
 * Percent-encodes raw UTF-8 in a target that was read as Latin-1; undefined for a target without any or with invalid UTF-8. The result is
 * validated like any other target.
 */
export function encodeRawTarget(target: string): string | undefined {
  if (!RAW_BYTE.test(target)) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(target, "latin1"));
    return text.replace(/[^\0-\u007f]+/gu, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Returns a sentence about what is wrong with a target; undefined for an origin-form that every proxy reads as this server does. Targets
 * that another reader would resolve or decode differently are refused.
 */
export function targetProblem(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  if (!path.startsWith("/")) return "The address must be a path that starts with a slash.";
  if (FOREIGN_IN_PATH.test(path) || FOREIGN_IN_QUERY.test(query)) {
    return "The address has a character that must be percent-encoded.";
  }
  if (RESOLVABLE.test(path)) return "The path has an empty part, or one that is . or .. only.";
  return path.includes("%") ? encodingProblem(path) : undefined;
}

function encodingProblem(path: string): string | undefined {
  let decodedPath: string;
  try {
    decodedPath = decodeURIComponent(path);
  } catch {
    return "The path is not valid percent-encoded UTF-8.";
  }
  if (CONTROL.test(decodedPath)) return "The path has an encoded control character.";
  return RESOLVABLE.test(decodedPath) ? "The path has an encoded slash or dot where none may be." : undefined;
}
