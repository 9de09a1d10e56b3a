/** Matches hosts without a dot, and names that no public DNS has (RFC 6761, RFC 6762 appendix G, RFC 8375, `.internal` by ICANN). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa)$|^[^.]*$/;
/** Matches most addresses, which need no parser: a plain host name with a top-level domain, and no user name before it. */
const USUAL = /^https?:\/\/(?:(?!xn--)[a-z\d-]+\.)+([a-z]{2,63})(?::\d{1,4})?(?:[/?#][^\s"<>]*)?$/i;
/** First IPv4 address and prefix length of networks outside the public internet (RFC 6890). */
const PRIVATE_NETWORKS: readonly [first: number, prefix: number][] = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xe0000000, 3],
];

/** Tells whether the text is an absolute http or https address without spaces, double quotes or angle brackets. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text);
}

/** Adds "https://" to a host alone, such as "www.example.com". */
export function withScheme(text: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

/**
 * Tells whether the text is a path of this site, such as "/details/joes". Browsers read a backslash as a slash, and two slashes as another
 * host.
 */
export function isSitePath(text: string): boolean {
  return /^\/[^\s/\\"'<>][^\s\\"'<>]*$/.test(text);
}

/** Says why a directory may not publish an address, as the end of a sentence; undefined if it may. */
export function addressProblem(address: string): string | undefined {
  const topLevel = USUAL.exec(address)?.[1];
  if (topLevel !== undefined && !PRIVATE_NAME.test(`.${topLevel.toLowerCase()}`)) return undefined;
  if (!isWebAddress(address)) return "is not a web address (http or https)";
  const { username, password, hostname } = new URL(address);
  if (username !== "" || password !== "") return "has a user name or password";
  return isPrivateHost(hostname) ? "leads to a private network, which no visitor can open" : undefined;
}

export function isPublicAddress(address: string): boolean {
  return addressProblem(address) === undefined;
}

/** `hostname` must be normalised by the URL parser, which turns every notation of an IPv4 address into four decimal numbers. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  if (host.startsWith("[")) return isPrivateIpv6(groupsOf(host.slice(1, -1)));
  const numbers = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host)?.slice(1).map(Number);
  if (numbers === undefined) return PRIVATE_NAME.test(host);
  return isPrivateIpv4(numbers.reduce((address, number) => address * 256 + number, 0));
}

function isPrivateIpv4(address: number): boolean {
  return PRIVATE_NETWORKS.some(([first, prefix]) => Math.floor((address - first) / 2 ** (32 - prefix)) === 0);
}

function isPrivateIpv6(groups: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = groups;
  const isZero = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  const embedded = (at: number) => isPrivateIpv4((groups[at] ?? 0) * 65_536 + (groups[at + 1] ?? 0));
  // First come unspecified, loopback and IPv4-compatible addresses, then mapped, NAT64 and 6to4 ones.
  if (isZero(0, 6)) return true;
  if (isZero(0, 5) && groups[5] === 0xffff) return embedded(6);
  if (first === 0x64 && second === 0xff9b && isZero(2, 6)) return embedded(6);
  if (first === 0x64 && second === 0xff9b && third === 1) return true;
  if (first === 0x2002) return embedded(1);
  // These are unique local, link-local, site-local and multicast addresses.
  return (first & 0xfe00) === 0xfc00 || (first & 0xff80) === 0xfe80 || (first & 0xff00) === 0xff00;
}

/** Returns the eight groups of an IPv6 address that may have "::" once. */
function groupsOf(address: string): number[] {
  const [start = [], end = []] = address
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16))));
  return [...start, ...new Array<number>(8 - start.length - end.length).fill(0), ...end];
}
