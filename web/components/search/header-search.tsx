import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import layout from "../../styles/layout.module.css";
import { Icon } from "../icon.tsx";
import { focusSearch, SEARCH_SHEET_ID } from "./focus-search.ts";
import styles from "./header-search.module.css";

interface HeaderSearchProps {
  /** Words of the search, for the one-line form of small screens. */
  what: string;
  /** The place that was searched, if any. */
  where?: string | undefined;
  /** The form. */
  children: ReactNode;
}

/**
 * The search of a list, shown in the header: the form itself on wide screens, otherwise one line that opens the form in a popover. It
 * belongs to the page, since the header is the same on all pages.
 */
export function HeaderSearch({ what, where = "", children }: HeaderSearchProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }, [key]);
  return (
    <>
      <button
        className={styles.line}
        type="button"
        popoverTarget={SEARCH_SHEET_ID}
        onClick={(event) => {
          if (focusSearch()) event.preventDefault();
        }}
      >
        <Icon name="search" />
        <span className={layout.visuallyHidden}>Search: </span>
        <b>{what}</b>
        {where !== "" && <span className={styles.where}>{where}</span>}
      </button>
      <div id={SEARCH_SHEET_ID} className={styles.sheet} popover="auto" ref={sheet}>
        {children}
      </div>
    </>
  );
}

/** The place of the line while a list loads. */
export function HeaderSearchSkeleton() {
  return <div id={SEARCH_SHEET_ID} className={`${styles.line} ${styles.skeleton}`} />;
}
