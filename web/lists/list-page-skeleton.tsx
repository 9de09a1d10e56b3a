import { CardGridSkeleton } from "../components/card/card-skeleton.tsx";
import { HeaderSearchSkeleton } from "../components/search/header-search.tsx";
import layout from "../styles/layout.module.css";
import list from "./list-page.module.css";
import styles from "./list-page-skeleton.module.css";

interface ListPageSkeletonProps {
  /** The list has breadcrumbs, numbers and descriptions. */
  isDescribed?: boolean;
}

const CARDS = 8;

/** The skeleton of a list page. */
export function ListPageSkeleton({ isDescribed = false }: ListPageSkeletonProps = {}) {
  return (
    <div className={list.page} aria-busy="true">
      <p className={layout.visuallyHidden} role="status">
        Loading
      </p>
      <HeaderSearchSkeleton />
      {isDescribed && <i className={styles.trail} />}
      <div className={list.columns} data-map="true">
        <div className={list.chips}>
          <div className={styles.chips}>
            <i />
            <i />
            <i />
          </div>
        </div>
        <div className={list.title}>
          <i className={styles.heading} />
        </div>
        <div className={list.list}>
          <CardGridSkeleton count={CARDS} isDescribed={isDescribed} />
        </div>
        <div className={styles.filters}>
          {Array.from({ length: 16 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className={styles.map} />
      </div>
    </div>
  );
}
