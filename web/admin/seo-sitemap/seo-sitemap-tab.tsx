import { useQuery } from "@tanstack/react-query";
import { siteHealthQueries } from "../api/panel-queries.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { SegmentButtons } from "../ui/segments/segments.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import { NearDuplicateTexts } from "./near-duplicate-texts.tsx";
import { NoindexSection } from "./noindex-pages.tsx";
import { SEO_LANGUAGES, SeoTextsContext, seoTextsIn, useSeoLanguage } from "./seo-language.ts";
import { SitemapFiles } from "./sitemap-files.tsx";

/** Number of sitemap files besides those of businesses: main pages, categories and cities have one each. */
const OTHER_FILES = 3;

/** Shows sitemaps, pages that are not indexed and similar texts, in Turkish or English. Only this tab has two languages. */
export function SeoSitemapTab() {
  const { data, error, refetch } = useQuery(siteHealthQueries.sitemaps);
  const [language, setLanguage] = useSeoLanguage();
  const texts = seoTextsIn(language);
  const { figures, numbers } = texts;
  return (
    <div lang={language}>
      <SeoTextsContext value={texts}>
        <TabPage
          title={texts.title}
          intro={texts.intro}
          actions={
            <SegmentButtons
              label={language === "tr" ? "Dil" : "Language"}
              segments={SEO_LANGUAGES}
              value={language}
              onChange={setLanguage}
            />
          }
        >
          {error ? (
            <LoadFailure title={figures.error} query={{ error, refetch }} retryLabel={texts.retry} />
          ) : (
            <>
              <StatCards>
                <StatCard label={figures.businesses} value={data?.totalBusinesses} format={numbers.count} />
                <StatCard label={figures.businessSitemaps} value={data?.totalSitemaps} format={numbers.count} />
                <StatCard label={figures.maxPerSitemap} value={data?.businessesPerSitemap} format={numbers.count} />
                <StatCard
                  label={figures.files}
                  value={data && data.totalSitemaps + OTHER_FILES}
                  format={numbers.count}
                  note={figures.filesNote}
                />
              </StatCards>
              {data && <SitemapFiles {...data.sitemapUrls} />}
            </>
          )}
          <NoindexSection />
          <NearDuplicateTexts />
        </TabPage>
      </SeoTextsContext>
    </div>
  );
}
