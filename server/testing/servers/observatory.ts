/**
 * Computes the score of MDN's HTTP Observatory, by its documented rules and modifiers
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read in November 2026), for a page that is reached by HTTPS and
 * redirects there from HTTP.
 */
export interface ObservatoryReport {
  score: number;
  grade: string;
  /** Modifiers by test. */
  tests: Record<string, number>;
}

interface ScannedPage {
  headers: Headers;
  html: string;
}

const GRADES: readonly [least: number, grade: string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];
/** Score from which extra points count. */
const MIN_SCORE_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = /^(ftp:|http:|https:|\*|https?:\/\/\*(\.\*)?)$/;
const INSECURE = /^(http|ftp):/;

export function observatoryScore(page: ScannedPage): ObservatoryReport {
  const { headers } = page;
  const policy = parsePolicy(headers.get("content-security-policy"));
  const tests = {
    "content-security-policy": policyModifier(policy),
    cookies: cookiesModifier(headers.getSetCookie()),
    "cross-origin-resource-sharing": headers.get("access-control-allow-credentials") === "true" ? -50 : 0,
    "referrer-policy": referrerModifier(headers.get("referrer-policy")),
    "strict-transport-security": hstsModifier(headers.get("strict-transport-security")),
    "subresource-integrity": scriptsModifier(page.html),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framesModifier(policy, headers.get("x-frame-options")),
    "cross-origin-resource-policy": corpModifier(headers.get("cross-origin-resource-policy")),
  };
  const modifiers = Object.values(tests);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const penalizedScore = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = penalizedScore >= MIN_SCORE_FOR_BONUS ? sum(modifiers.filter((modifier) => modifier > 0)) : 0;
  const score = Math.max(0, penalizedScore + bonus);
  const [, grade = "F"] = GRADES.find(([least]) => score >= least) ?? [];
  return { score, grade, tests };
}

type Policy = Map<string, string[]>;

function parsePolicy(text: string | null): Policy {
  const directives = (text ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name = "", ...sources]) => (name === "" ? [] : [[name.toLowerCase(), sources]])));
}

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [scripts, styles, objects] = [sourcesOf("script-src"), sourcesOf("style-src"), sourcesOf("object-src")];
  const isUnsafe = (source: string) => source === "'unsafe-inline'" || source === "data:" || BROAD.test(source);
  if (scripts.some(isUnsafe) || objects.some((source) => BROAD.test(source))) return -20;
  const isPassive = (name: string) => name === "img-src" || name === "media-src";
  const active = [...policy].flatMap(([name, sources]) => (isPassive(name) ? [] : sources));
  if (active.some((source) => INSECURE.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf("img-src"), ...sourcesOf("media-src")].some((source) => INSECURE.test(source))) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiesModifier(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const modifiers = cookies.map((cookie) => {
    const has = (attribute: RegExp) => attribute.test(cookie);
    const isSession = /^[^=]*(login|sess)/i.test(cookie);
    if (!has(/; *secure/i)) return isSession ? -40 : -20;
    if (isSession && !has(/; *httponly/i)) return -30;
    return has(/; *samesite=(strict|lax)/i) ? 5 : 0;
  });
  return Math.min(...modifiers);
}

function referrerModifier(policy: string | null): number {
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function hstsModifier(header: string | null): number {
  const [, seconds] = /^max-age=(\d+)(; *includeSubDomains)?(; *preload)?$/i.exec(header ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function scriptsModifier(html: string): number {
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = ""]) => source);
  if (sources.every((source) => /^\/[^/]/.test(source))) return 0;
  return sources.some((source) => /^(http:|\/\/)/.test(source)) ? -50 : -5;
}

function framesModifier(policy: Policy, header: string | null): number {
  const ancestors = policy.get("frame-ancestors");
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

function corpModifier(header: string | null): number {
  if (header === null || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
}
