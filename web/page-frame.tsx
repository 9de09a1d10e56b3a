import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp } from "./app-context.ts";
import { FailurePage } from "./components/failure-page.tsx";
import { applyHead } from "./document-head.ts";
import { matchPage } from "./match-page.ts";
import styles from "./page-frame.module.css";
import { type PageOutcome, pageOutcome } from "./page-outcome.ts";
import type { AnyPage } from "./public-page.ts";
import layout from "./styles/layout.module.css";
import { useArrival } from "./use-arrival.ts";
import { useWait } from "./use-wait.ts";

interface AskedPage {
  /** The key of its entry in the history. */
  entry: string;
  page: AnyPage | undefined;
  outcome: PageOutcome;
}

/** The page of the present address: its data and code fetched, then shown, moved or failed; what is slow is said. */
export function PageFrame() {
  const main = useRef<HTMLElement>(null);
  const asked = useAskedPage();
  const isReady = isShowable(asked);
  const [settled, setSettled] = useState(asked);
  if (isReady && settled.entry !== asked.entry) setSettled(asked);
  const { isLong, isVeryLong } = useWait(isReady, asked.entry);
  // the page before stays for as long as one hardly waits
  const shown = isReady || isLong ? asked : settled;
  const title = useHead(isReady ? asked : settled);
  useArrival(main, { key: shown.entry, isReady: isShowable(shown) });
  return (
    <>
      {isLong && <div className={styles.progress} aria-hidden="true" />}
      <main id="content" className={styles.main} tabIndex={-1} ref={main} aria-busy={!isReady}>
        <Outcome {...shown} />
      </main>
      <Announcement text={isVeryLong ? "Loading" : title} />
    </>
  );
}

function useAskedPage(): AskedPage {
  const { key, pathname, search } = useLocation();
  const { site, queries } = useApp();
  const { page, location } = matchPage(pathname, search);
  const needed = Object.entries(page?.load(queries, location) ?? {});
  const results = useQueries({ queries: needed.map(([, query]) => query) });
  const loaded = Object.fromEntries(needed.map(([name], index) => [name, results[index] ?? { error: null }]));
  const outcome = pageOutcome(page, location, site, loaded);
  useCode(page);
  useMove(outcome);
  return { entry: key, page, outcome };
}

function isShowable({ page, outcome }: AskedPage): boolean {
  return outcome.kind === "failed" || (outcome.kind === "shown" && page?.code.Page !== undefined);
}

function Outcome({ page, outcome }: AskedPage) {
  if (outcome.kind === "failed") return <FailurePage status={outcome.status} failure={outcome.failure} />;
  if (!page) return null;
  const { Page } = page.code;
  return outcome.kind === "shown" && Page ? <Page {...outcome.view} /> : <page.Loading />;
}

/** Gives the document the head of a page; returns its title. */
function useHead({ outcome }: AskedPage): string {
  const { site } = useApp();
  const head = "head" in outcome ? outcome.head : undefined;
  useEffect(() => {
    if (head) applyHead(head, site);
  });
  return head?.title ?? "";
}

/** Fetches what shows a page. Where it cannot be had (a newer program is being served), loads the document. */
function useCode(page: AnyPage | undefined): void {
  const [, setLoaded] = useState<AnyPage>();
  useEffect(() => {
    if (page && !page.code.Page)
      page.code.load().then(
        () => setLoaded(page),
        () => window.location.reload(),
      );
  }, [page]);
}

function useMove(outcome: PageOutcome): void {
  const navigate = useNavigate();
  const to = outcome.kind === "moved" ? outcome.to : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}

/** Heard whenever it changes; not at first, since a document's title is heard as it loads. */
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
