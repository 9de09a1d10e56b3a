import { use } from "react";
import type { SitemapStats } from "#contract/seo/site-health";
import { Section } from "../ui/tab-page.tsx";
import { SeoTextsContext } from "./seo-language.ts";
import styles from "./sitemap-files.module.css";

export function SitemapFiles({ main, mainPages, categories, cities, businesses }: SitemapStats["sitemapUrls"]) {
  const { files, numbers } = use(SeoTextsContext);
  return (
    <div className={styles.sections}>
      <Section title={files.title} intro={files.intro}>
        <ul className={styles.files}>
          <File label={files.index} url={main} />
          <File label={files.mainPages} url={mainPages} />
          <File label={files.categories} url={categories} />
          <File label={files.cities} url={cities} />
        </ul>
      </Section>
      <Section title={files.businessTitle}>
        {businesses.length === 0 ? (
          <p className={styles.none}>{files.businessNone}</p>
        ) : (
          <ul className={styles.businesses}>
            {businesses.map((url, index) => (
              <File key={url} label={files.business(numbers.count(index + 1))} url={url} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function File({ label, url }: { label: string; url: string }) {
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
      <span className={styles.url}>{url}</span>
    </li>
  );
}
