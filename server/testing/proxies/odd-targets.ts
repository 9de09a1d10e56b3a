/** Characters that some parser takes for a slash, or for the end of the path. */
const SLASHES = [
  "\\",
  "%2f",
  "%2F",
  "%5c",
  "//",
  "/./",
  "/%2e/",
  "/x/../",
  "/x/%2e%2e/",
  "/.//",
  "/;/",
  "/\t/",
  "\uff0f",
];
const ENDINGS = [
  "#",
  "%23",
  "\\",
  "/",
  "/.",
  "/..;/",
  ";",
  ";x=1",
  ".",
  "%20",
  "%00",
  "%0a",
  "\t",
  "\x80",
  "\xff",
  "?",
  "?#",
];

/**
 * Returns request targets that a parser may take for this path, though they are written differently. Each character is sent as one byte;
 * the full-width slash as its three bytes.
 */
export function oddTargets(path: string, host: string): string[] {
  const [, first = "", ...rest] = path.split("/");
  const innerTargets = rest.length === 0 ? [] : SLASHES.map((slash) => `/${first}${slash}${rest.join("/")}`);
  const all = [
    ...innerTargets,
    ...innerTargets.map((target) => `${target}#`),
    ...SLASHES.map((slash) => `${slash}${path.slice(1)}`),
    ...SLASHES.map((slash) => `${slash}${path.slice(1)}#`),
    ...ENDINGS.map((suffix) => path + suffix),
    path.replaceAll("/", "\\"),
    `${path.replaceAll("/", "\\")}#`,
    `/${path.slice(1).replaceAll("/", "\\")}#`,
    path.replace("/a", "/%61"),
    path.replace("/a", "/%2561"),
    path.replace("/a", "/\x80a"),
    path.replace("/a", "/%c1%a1"),
    path.toUpperCase(),
    path.replace("admin", "Admin"),
    path.slice(1),
    `.${path}`,
    `/..${path}`,
    `/client/..${path}`,
    `/client/..%2f${path.slice(1)}`,
    `?${path}`,
    `#${path}`,
    `@${host}${path}`,
    `//${host}${path}`,
    `\\\\${host}${path}`,
    `/\\${host}${path}`,
    `http:${path}`,
    `http://${host}${path}`,
    `HTTPS://${host}${path}#`,
    `http://${host}\\${path.slice(1)}`,
    `http://admin@${host}${path}`,
    `http://elsewhere.example${path}`,
    `/http://${host}${path}`,
    `javascript:${path}`,
  ];
  return [...new Set(all)].map((target) =>
    Buffer.from(target, isLatin1(target) ? "latin1" : "utf8").toString("latin1"),
  );
}

function isLatin1(text: string): boolean {
  return [...text].every((character) => character.charCodeAt(0) < 0x100);
}
