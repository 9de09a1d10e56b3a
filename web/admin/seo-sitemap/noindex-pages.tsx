import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { NoindexCounts } from "#contract/admin-api";
import type { NoindexReason } from "#domain/publishing/indexing";
import { siteHealthQueries } from "../api/site-health-queries.ts";
import { Button } from "../ui/button.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { NoindexPageList } from "./noindex-page-list.tsx";
import styles from "./noindex-pages.module.css";
import { NOINDEX_REASONS } from "./noindex-reasons-data.ts";
import { turkishCount } from "./turkish-numbers.ts";

/** Pages that are not indexed, by reason. The open reason is a parameter of the address. */
export function NoindexSection() {
  const query = useQuery(siteHealthQueries.noindex);
  return (
    <Section
      title="Dizine eklenmeyen sayfalar"
      intro="Bu sayfalar ziyaretçilere açıktır; ancak arama motorlarından bunları listelememeleri istenir ve bu sayfalar site haritalarında yer almaz."
    >
      <QueryContent
        query={query}
        errorTitle="Dizine eklenmeyen sayfalar alınamadı"
        retryLabel="Tekrar dene"
        loading={<p aria-busy="true">Yükleniyor</p>}
      >
        {({ reasons }) =>
          reasons.length === 0 ? (
            <p className={styles.none}>Dizin dışında tutulan sayfa yok.</p>
          ) : (
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <Reason key={reason.reason} {...reason} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}

function Reason({ reason, because, pages }: NoindexCounts["reasons"][number]) {
  const [params, setParams] = useSearchParams();
  const isOpen = params.get("reason") === reason;
  const show = (page: number | undefined) =>
    setParams({ tab: "seo-sitemap", ...(page !== undefined && { reason, page: String(page) }) });
  const text = NOINDEX_REASONS[reason as NoindexReason] ?? { pages: because, fix: "" };
  return (
    <li>
      <div className={styles.reason}>
        <div className={styles.text}>
          <h3>{text.pages}</h3>
          <p>{text.fix}</p>
        </div>
        <p className={styles.count}>{turkishCount(pages)} sayfa</p>
        <Button
          aria-expanded={isOpen}
          aria-label={`${text.pages}: ${isOpen ? "sayfaları gizle" : "sayfaları göster"}`}
          onClick={() => show(isOpen ? undefined : 1)}
        >
          {isOpen ? "Gizle" : "Göster"}
        </Button>
      </div>
      {isOpen && <NoindexPageList reason={reason} page={Number(params.get("page")) || 1} onPage={show} />}
    </li>
  );
}
