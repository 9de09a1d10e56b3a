import type { ReactNode } from "react";
import { counted } from "#domain/count-label";
import type { CardBusiness } from "../api/shown-business.ts";
import layout from "../styles/layout.module.css";
import { CardGrid, CardGridSkeleton } from "./business-card.tsx";
import styles from "./list-page.module.css";
import { Pagination } from "./pagination.tsx";

interface ListPageProps {
  title: string;
  list: { businesses: CardBusiness[]; totalCount: number; totalPages: number };
  page: number;
  href: (page: number) => string;
  /** After the count: `for “pizza” in Austin`. */
  asked?: string;
  /** The form and chips that narrow the list. */
  filters?: ReactNode;
  /** Next steps when nothing is found. */
  empty: ReactNode;
}

/** A paged list of businesses: how many there are of what was asked, then the cards. */
export function ListPage({ title, list, page, href, asked = "", filters, empty }: ListPageProps) {
  return (
    <div className={layout.page}>
      <h1>{title}</h1>
      {filters}
      <p className={styles.count} role="status">
        {list.totalCount === 0 ? "No businesses found" : counted(list.totalCount, "business", "businesses")}
        {asked !== "" && ` ${asked}`}
      </p>
      <h2 className={layout.visuallyHidden}>Results</h2>
      {list.totalCount === 0 ? <div className={styles.empty}>{empty}</div> : <CardGrid businesses={list.businesses} />}
      <Pagination page={page} totalPages={list.totalPages} href={href} />
    </div>
  );
}

export function ListPageSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <CardGridSkeleton count={6} />
    </div>
  );
}
