import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp } from "../app-context.ts";
import { ErrorBoundary } from "../lazy/error-boundary.tsx";
import { lazyFailurePage } from "../lazy/lazy-failure-page.ts";
import { useLazyModule } from "../lazy/use-lazy-module.ts";
import layout from "../styles/layout.module.css";
import { applyHead } from "./document-head.ts";
import { matchPage } from "./match-page.ts";
import { type PageOutcome, pageOutcome } from "./page-outcome.ts";
import styles from "./page-outlet.module.css";
import type { AnyPage } from "./public-page.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

interface ResolvedPage {
  /** Key of the history entry. */
  key: string;
  /** Path and query. */
  address: string;
  page: AnyPage | undefined;
  outcome: PageOutcome;
}

const OFFLINE = "You are offline. The next page comes as soon as you are connected.";

/** Shows the page of the current location. */
export function PageOutlet() {
  return <ResolvedOutlet currentPage={useResolvedPage()} />;
}

/** Shows a page that is resolved, as it is on the server. While the next one loads, the last one stays for 150 ms, then a skeleton is shown. */
export function ResolvedOutlet({ currentPage }: { currentPage: ResolvedPage }) {
  const main = useRef<HTMLElement>(null);
  const isReady = isRenderable(currentPage);
  const [lastReady, setLastReady] = useState(currentPage);
  if (isReady && lastReady.key !== currentPage.key) setLastReady(currentPage);
  const { isLong, isVeryLong, isFiltering } = useLoadingDelay(isReady, currentPage.key);
  const hasSkeleton = isLong && !isFiltering && currentPage.page !== undefined;
  const shownPage = isReady || hasSkeleton ? currentPage : lastReady;
  const title = useDocumentHead(isReady ? currentPage : lastReady);
  // TanStack Query pauses requests while the browser is offline.
  const isOffline = isVeryLong && !navigator.onLine;
  useScrollRestoration(main, { key: shownPage.key, address: shownPage.address, isReady: isRenderable(shownPage) });
  return (
    <>
      {isLong && <div className={styles.progress} aria-hidden="true" />}
      {isOffline && <p className={styles.offline}>{OFFLINE}</p>}
      <main id="content" className={styles.main} tabIndex={-1} ref={main} aria-busy={!isReady}>
        <ErrorBoundary resetKey={shownPage.key}>
          <Outcome page={shownPage.page} outcome={shownPage.outcome} />
        </ErrorBoundary>
      </main>
      <Announcement text={isOffline ? OFFLINE : isVeryLong ? "Loading" : title} />
    </>
  );
}

/** Loads the data and the code of the current location's page, and follows its redirect. */
function useResolvedPage(): ResolvedPage {
  const { key, pathname, search } = useLocation();
  const { site, queries } = useApp();
  const { route, location } = matchPage(pathname, search);
  const page = route?.module;
  const pageQueries = Object.entries(page?.load(queries, location) ?? {});
  const results = useQueries({ queries: pageQueries.map(([, query]) => query) });
  const loadedQueries = Object.fromEntries(
    pageQueries.map(([name], index) => [name, results[index] ?? { error: null }]),
  );
  const outcome: PageOutcome = route && !page ? { kind: "loading" } : pageOutcome(page, location, site, loadedQueries);
  useLazyModule(outcome.kind === "failed" ? lazyFailurePage : route);
  useRedirect(outcome);
  return { key, address: pathname + search, page, outcome };
}

function isRenderable({ outcome }: ResolvedPage): boolean {
  return outcome.kind === "failed" ? lazyFailurePage.module !== undefined : outcome.kind === "shown";
}

function Outcome({ page, outcome }: Pick<ResolvedPage, "page" | "outcome">) {
  const FailurePage = lazyFailurePage.module;
  if (outcome.kind === "failed")
    return FailurePage && <FailurePage status={outcome.status} failure={outcome.failure} />;
  if (!page) return null;
  return outcome.kind === "shown" ? <page.Page {...outcome.view} /> : <page.Loading />;
}

/** Sets the document's head for a page; returns its title. */
function useDocumentHead({ outcome }: ResolvedPage): string {
  const { site } = useApp();
  const head = "head" in outcome ? outcome.head : undefined;
  useEffect(() => {
    if (head) applyHead(head, site);
  });
  return head?.title ?? "";
}

function useRedirect(outcome: PageOutcome): void {
  const navigate = useNavigate();
  const redirectTarget = outcome.kind === "moved" ? outcome.to : undefined;
  useEffect(() => {
    if (redirectTarget !== undefined) void navigate(redirectTarget, { replace: true });
  }, [redirectTarget, navigate]);
}

/** Announces the title of each further page in a live region; browsers announce the first one with the document. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (text !== first && !hasChanged) setHasChanged(true);
  return (
    <p className={layout.visuallyHidden} aria-live="polite">
      {hasChanged && text}
    </p>
  );
}

/** Time until the skeleton of the next page replaces the last page. */
const LONG_MS = 150;
/** Time until “Loading” is announced. */
const VERY_LONG_MS = 1_000;

/**
 * Tells whether the page with this key has been loading for long, and whether its visitor is choosing filters, which a skeleton would
 * replace.
 */
function useLoadingDelay(
  isReady: boolean,
  key: string,
): { isLong: boolean; isVeryLong: boolean; isFiltering: boolean } {
  const [elapsed, setElapsed] = useState({ key, time: 0, isFiltering: false });
  useEffect(() => {
    if (isReady) return;
    const show = (time: number) =>
      setElapsed({
        key,
        time,
        isFiltering: document.querySelector("main :popover-open, main [data-filters]:focus-within") !== null,
      });
    const timers = [LONG_MS, VERY_LONG_MS].map((time) => setTimeout(() => show(time), time));
    return () => timers.forEach(clearTimeout);
  }, [isReady, key]);
  const time = isReady || elapsed.key !== key ? 0 : elapsed.time;
  return { isLong: time >= LONG_MS, isVeryLong: time >= VERY_LONG_MS, isFiltering: elapsed.isFiltering };
}
