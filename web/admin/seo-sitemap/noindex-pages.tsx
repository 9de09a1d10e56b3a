import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { NoindexCounts } from "#contract/seo/site-health";
import type { NoindexReason } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import { NOINDEX_PAGE_ENTRIES, siteHealthQueries } from "../api/panel-queries.ts";
import { businessesHref, readPage } from "../businesses/table-params.ts";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./noindex-pages.module.css";
import { SeoTextsContext } from "./seo-language.ts";

/** Lists pages that are not indexed, by reason. The open reason is a parameter of the address. */
export function NoindexSection() {
  const query = useQuery(siteHealthQueries.noindex);
  const { noindex, retry, loading } = use(SeoTextsContext);
  return (
    <Section title={noindex.title} intro={noindex.intro}>
      <QueryContent
        query={query}
        errorTitle={noindex.error}
        retryLabel={retry}
        loading={<p aria-busy="true">{loading}</p>}
      >
        {({ reasons }) =>
          reasons.length === 0 ? (
            <p className={styles.none}>{noindex.none}</p>
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
  const { noindex } = use(SeoTextsContext);
  const isOpen = params.get("reason") === reason;
  const show = (page: number | undefined) =>
    setParams({ tab: "seo-sitemap", ...(page !== undefined && { reason, page: String(page) }) });
  const text = noindex.reasons[reason as NoindexReason] ?? { pages: because, fix: "" };
  return (
    <li>
      <div className={styles.reason}>
        <div className={styles.text}>
          <h3>{text.pages}</h3>
          <p>{text.fix}</p>
        </div>
        <p className={styles.count}>{noindex.pages(pages)}</p>
        <Button
          aria-expanded={isOpen}
          aria-label={noindex.toggle(text.pages, isOpen)}
          onClick={() => show(isOpen ? undefined : 1)}
        >
          {isOpen ? noindex.hide : noindex.show}
        </Button>
      </div>
      {isOpen && <NoindexPageList reason={reason} page={readPage(params)} onPage={show} />}
    </li>
  );
}

/** Path prefix of pages that can be edited. */
const BUSINESS_PREFIX = businessUrl("");

interface NoindexPageListProps {
  reason: string;
  /** Page number from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Lists the pages of one reason, fifty per page. */
function NoindexPageList({ reason, page, onPage }: NoindexPageListProps) {
  const { noindex, numbers, retry, loading } = use(SeoTextsContext);
  const { data, error, refetch } = useQuery({
    ...siteHealthQueries.noindexPages(reason, page),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailure title={noindex.pagesError} query={{ error, refetch }} retryLabel={retry} />;
  if (data === undefined) return <p aria-busy="true">{loading}</p>;
  const totalPages = Math.max(1, Math.ceil(data.totalCount / NOINDEX_PAGE_ENTRIES));
  return (
    <>
      <ul className={styles.pages}>
        {data.pages.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {name === "" ? href : name}
            </a>
            {href.startsWith(BUSINESS_PREFIX) && (
              <Link className={styles.edit} to={businessesHref({ search: name })} aria-label={noindex.editOf(name)}>
                {noindex.edit}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <nav className={styles.steps} aria-label={noindex.pageList}>
          <Button data-repeatable onClick={() => onPage(page - 1)} disabled={page <= 1}>
            {noindex.previous}
          </Button>
          <span>{noindex.position(numbers.count(page), numbers.count(totalPages))}</span>
          <Button data-repeatable onClick={() => onPage(page + 1)} disabled={page >= totalPages}>
            {noindex.next}
          </Button>
        </nav>
      )}
    </>
  );
}
