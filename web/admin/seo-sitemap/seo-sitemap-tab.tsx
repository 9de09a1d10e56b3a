import { useQuery } from "@tanstack/react-query";
import { siteHealthQueries } from "../api/panel-queries.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import { NearDuplicateTexts } from "./near-duplicate-texts.tsx";
import { NoindexSection } from "./noindex-pages.tsx";
import { SitemapFiles } from "./sitemap-files.tsx";
import { turkishCount } from "./turkish-numbers.ts";

/** Number of sitemap files besides those of businesses: main pages, categories and cities have one each. */
const OTHER_FILES = 3;

/** Shows sitemaps, pages that are not indexed and similar texts. Only this tab is in Turkish. */
export function SeoSitemapTab() {
  const { data, error, refetch } = useQuery(siteHealthQueries.sitemaps);
  return (
    <div lang="tr">
      <TabPage
        title="SEO Site Haritası"
        intro="Arama motorlarına bildirilen sayfalar, dışarıda tutulan sayfalar ve bunların nedenleri."
      >
        {error ? (
          <LoadFailure title="Site haritası bilgileri alınamadı" query={{ error, refetch }} retryLabel="Tekrar dene" />
        ) : (
          <>
            <StatCards>
              <StatCard label="Haritadaki işletmeler" value={data?.totalBusinesses} format={turkishCount} />
              <StatCard label="İşletme site haritaları" value={data?.totalSitemaps} format={turkishCount} />
              <StatCard
                label="Harita başına en fazla işletme"
                value={data?.businessesPerSitemap}
                format={turkishCount}
              />
              <StatCard
                label="Site haritası dosyaları"
                value={data && data.totalSitemaps + OTHER_FILES}
                format={turkishCount}
                note="İşletmeler, ana sayfalar, kategoriler ve şehirler"
              />
            </StatCards>
            {data && <SitemapFiles {...data.sitemapUrls} />}
          </>
        )}
        <NoindexSection />
        <NearDuplicateTexts />
      </TabPage>
    </div>
  );
}
