import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { businessUrl } from "#domain/publishing/page-url";
import { NOINDEX_PAGE_SIZE, siteHealthQueries } from "../api/site-health-queries.ts";
import { businessesHref } from "../businesses/businesses-address.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import styles from "./noindex-pages.module.css";
import { turkishCount } from "./turkish-numbers.ts";

/** How addresses of businesses begin; lists of cities and categories cannot be edited. */
const BUSINESS = businessUrl("");

interface NoindexPageListProps {
  reason: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Fifty pages of one reason at a time. */
export function NoindexPageList({ reason, page, onPage }: NoindexPageListProps) {
  const { data, error, refetch } = useQuery({
    ...siteHealthQueries.noindexPages(reason, page),
    placeholderData: (before) => before,
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
            {href.startsWith(BUSINESS) && (
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
