import type { SitemapStats } from "#contract/admin-api";
import { Section } from "../ui/tab-page.tsx";
import styles from "./sitemap-files.module.css";
import { turkishCount } from "./turkish-numbers.ts";

export function SitemapFiles({ main, mainPages, categories, cities, businesses }: SitemapStats["sitemapUrls"]) {
  return (
    <div className={styles.sections}>
      <Section
        title="Site haritası dosyaları"
        intro="Arama motorlarına yalnızca dizinin adresini vermeniz yeterlidir; diğer dosyalar dizinde listelenir."
      >
        <ul className={styles.files}>
          <File label="Site haritası dizini" url={main} />
          <File label="Ana sayfalar" url={mainPages} />
          <File label="Kategoriler" url={categories} />
          <File label="Şehirler" url={cities} />
        </ul>
      </Section>
      <Section title="İşletme site haritaları">
        {businesses.length === 0 ? (
          <p className={styles.none}>Henüz işletme site haritası yok. İşletme eklendiğinde kendiliğinden oluşur.</p>
        ) : (
          <ul className={styles.businesses}>
            {businesses.map((url, index) => (
              <File key={url} label={`İşletmeler ${turkishCount(index + 1)}`} url={url} />
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
