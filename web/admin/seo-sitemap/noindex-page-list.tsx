import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { businessUrl } from "#domain/publishing/page-url";
import { NOINDEX_PAGE_SIZE, siteHealthQueries } from "../api/site-health-queries.ts";
import { businessesHref } from "../businesses/table-params.ts";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import styles from "./noindex-pages.module.css";
import { turkishCount } from "./turkish-numbers.ts";

/** Only pages of businesses can be edited. */
const BUSINESS_PREFIX = businessUrl("");

interface NoindexPageListProps {
  reason: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The pages of one reason, fifty per page. */
export function NoindexPageList({ reason, page, onPage }: NoindexPageListProps) {
  const { data, error, refetch } = useQuery({
    ...siteHealthQueries.noindexPages(reason, page),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <LoadFailure title="Sayfalar alınamadı" error={error} onRetry={() => void refetch()} retryLabel="Tekrar dene" />
    );
  }
  if (data === undefined) return <p aria-busy="true">Yükleniyor</p>;
  const totalPages = Math.max(1, Math.ceil(data.totalCount / NOINDEX_PAGE_SIZE));
  return (
    <>
      <ul className={styles.pages}>
        {data.pages.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {name === "" ? href : name}
            </a>
            {href.startsWith(BUSINESS_PREFIX) && (
              <Link className={styles.edit} to={businessesHref({ search: name })} aria-label={`${name}: düzenle`}>
                Düzenle
              </Link>
            )}
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <nav className={styles.steps} aria-label="Sayfalar">
          <Button onClick={() => onPage(page - 1)} disabled={page <= 1}>
            Önceki
          </Button>
          <span>
            Sayfa {turkishCount(page)} / {turkishCount(totalPages)}
          </span>
          <Button onClick={() => onPage(page + 1)} disabled={page >= totalPages}>
            Sonraki
          </Button>
        </nav>
      )}
    </>
  );
}
