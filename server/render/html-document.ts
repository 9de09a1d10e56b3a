import type { PageHead } from "#domain/page-head";
import type { PageState } from "../../web/entry-server.tsx";
import { headTags, valueAttribute } from "../../web/entry-server.tsx";
import type { BrowserEntry } from "../assets.ts";

interface DocumentParts {
  head: PageHead;
  /** Absolute, without a slash at the end. */
  baseUrl: string;
  siteName: string;
  /** HTML. */
  body: string;
  state: PageState;
  assets: BrowserEntry;
  /** Scripts of this page alone, by asset name. */
  preloaded: string[];
}

/** The whole page. All that runs is one script of ours: state and structured data are JSON, which browsers do not run. */
export function htmlDocument({ head, baseUrl, siteName, body, state, assets, preloaded }: DocumentParts): string {
  const tags = headTags(head, baseUrl).flatMap(([tag, key, keyValue, value]) =>
    value === undefined ? [] : [`<${tag} ${key}="${keyValue}" ${valueAttribute(tag)}="${escapeHtml(value)}">`],
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${tags.join("\n")}
<meta property="og:site_name" content="${escapeHtml(siteName)}">
<meta property="og:type" content="website">
<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${FAVICON}">
${assets.styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("\n")}
${[...new Set([...assets.imports, ...preloaded])].map((name) => `<link rel="modulepreload" href="/${name}">`).join("\n")}
<script type="module" src="/${assets.script}"></script>
${structuredDataScript(head)}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="state">${jsonForHtml(state)}</script>
</body>
</html>
`;
}

/** The awning. */
const FAVICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'%3E%3Cpath fill='%230f6b5c' d='M5 17h24v16H5Z' opacity='.5'/%3E%3Cpath fill='%230f6b5c' d='M6 3h22l5 13a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0Z'/%3E%3C/svg%3E";

function structuredDataScript({ structuredData }: PageHead): string {
  if (!structuredData) return "";
  const graph = { "@context": "https://schema.org", "@graph": structuredData };
  return `<script type="application/ld+json">${jsonForHtml(graph)}</script>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that cannot end the script element it stands in, nor begin a comment there. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
