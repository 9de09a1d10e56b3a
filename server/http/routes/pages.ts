import { namesOf, PARAMETER_ORDER } from "#contract/lists/list-parameters";
import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  contactUrl,
  homeUrl,
  privacyPolicyUrl,
  savedUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { RETRY_AFTER_SECONDS } from "../middleware/problems.ts";
import type { CachedRoute } from "./route.ts";

export interface PageRenderer {
  /** `url` is path and query. `location` is that of a redirect. */
  render(url: string): Promise<{ status: number; html: string; location?: string }>;
}

const LIST_ROLES = ["filter", "order", "page", "view"] as const;
const WITHOUT_QUERY = [
  homeUrl,
  "/details/:slug",
  "/business/:id",
  aboutUrl,
  contactUrl,
  addBusinessUrl,
  advertiseUrl,
  privacyPolicyUrl,
  termsOfServiceUrl,
];

/**
 * Routes of the pages of web/routes.tsx. Any other path is a page, too, mostly the 404 page. Its cache key has all parameters, so a
 * page that is missing here wastes memory but is never wrong.
 */
export function pageRoutes(renderer: PageRenderer): CachedRoute[] {
  const page = (path: string | RegExp, parameters: readonly string[]): CachedRoute => ({
    path,
    parameters,
    async respond({ url }) {
      const { status, html, location } = await renderer.render(url);
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": status >= 500 ? "no-store" : "no-cache",
        ...(status === 503 && { "Retry-After": RETRY_AFTER_SECONDS }),
        ...(location !== undefined && { Location: location }),
      };
      return { status, headers, body: html };
    },
  });
  return [
    page("/search", namesOf("search", ...LIST_ROLES)),
    page("/businesses", namesOf("text", ...LIST_ROLES)),
    page("/category/:name", namesOf(...LIST_ROLES)),
    page("/city/:name", namesOf(...LIST_ROLES)),
    page("/city/:name/:kind", namesOf(...LIST_ROLES)),
    page("/cities", namesOf("text", "region", "page")),
    page(savedUrl, ["ids"]),
    ...WITHOUT_QUERY.map((path) => page(path, [])),
    page(/^\//, PARAMETER_ORDER),
  ];
}
