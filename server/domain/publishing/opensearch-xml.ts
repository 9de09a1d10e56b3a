import type { SiteInfo } from "../../contract/site.ts";
import { escapeXml } from "../text/escape-xml.ts";
import { absoluteUrl, FAVICON, searchDescriptionUrl, searchSuggestionsUrl } from "./page-url.ts";

/** OpenSearch allows this many characters of a name, and of a description. */
const LONGEST_NAME = 16;
const LONGEST_DESCRIPTION = 1024;

/** How browsers add the site to their search engines (OpenSearch 1.1). */
export function opensearchXml({ name, baseUrl }: Pick<SiteInfo, "name" | "baseUrl">): string {
  const description = `Search local businesses on ${name}`.slice(0, LONGEST_DESCRIPTION);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name.slice(0, LONGEST_NAME))}</ShortName>
<Description>${escapeXml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/x-icon">${escapeXml(absoluteUrl(baseUrl, FAVICON))}</Image>
<Url type="text/html" template="${escapeXml(`${baseUrl}/search?q={searchTerms}`)}"/>
<Url type="application/x-suggestions+json" template="${escapeXml(`${absoluteUrl(baseUrl, searchSuggestionsUrl)}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(absoluteUrl(baseUrl, searchDescriptionUrl))}"/>
</OpenSearchDescription>
`;
}
