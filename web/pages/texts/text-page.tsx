import type { SiteInfo } from "#contract/site";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import { homeUrl } from "#domain/publishing/page-url";
import { type AnyPage, definePage, type PublicPage } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./text-layout.module.css";

/** Data of a page without queries. */
export type NoData = Record<string, never>;

interface TextPage {
  path: string;
  title: string;
  description(site: SiteInfo): string;
  Page: PublicPage<NoData>["Page"];
}

/** Defines a text page from the site's configuration; it is the same for every visitor. */
export function textPage({ path, title, description, Page }: TextPage): AnyPage {
  return definePage<NoData>({
    load: () => ({}),
    head: ({ site }) => ({
      title: fittingTitle([title], site.name),
      description: fittingDescription([description(site)]),
      canonical: path,
      indexed: true,
    }),
    trail: () => ({ steps: [{ label: "Home", href: homeUrl }], current: title }),
    failure: () => ({
      title: "Error Loading Page",
      text: "Unable to load this page. Please try again later.",
      next: { label: "Back to Home", href: homeUrl },
    }),
    Loading: TextSkeleton,
    Page,
  });
}

function TextSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
