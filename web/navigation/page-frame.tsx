import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp } from "../app-context.ts";
import layout from "../styles/layout.module.css";
import { applyHead } from "./document-head.ts";
import { failureCode } from "./lazy-failure-page.ts";
import { matchPage } from "./match-page.ts";
import styles from "./page-frame.module.css";
import { type PageOutcome, pageOutcome } from "./page-outcome.ts";
import type { AnyPage } from "./public-page.ts";
import { useWait } from "./use-loading-delay.ts";
import { useArrival } from "./use-scroll-restoration.ts";

/** A page and what has become of it. */
export interface FoundPage {
  page: AnyPage | undefined;
  outcome: PageOutcome;
}

interface AskedPage extends FoundPage {
  /** The key of its entry in the history. */
  entry: string;
}

/** The page of the present address. `found`: on the server, where no query client knows the page's own data. */
export function PageFrame({ found }: { found?: FoundPage | undefined }) {
  return found ? <ShownPage asked={{ entry: "", ...found }} /> : <AskedForPage />;
}

function AskedForPage() {
  return <ShownPage asked={useAskedPage()} />;
}

/** The page that is asked for: its data and code fetched, then shown, moved or failed; what is slow is said. */
function ShownPage({ asked }: { asked: AskedPage }) {
  const main = useRef<HTMLElement>(null);
  const isReady = isShowable(asked);
  const [settled, setSettled] = useState(asked);
  if (isReady && settled.entry !== asked.entry) setSettled(asked);
  const { isLong, isVeryLong } = useWait(isReady, asked.entry);
  // the page before stays for as long as one hardly waits
  const shown = isReady || (isLong && asked.page) ? asked : settled;
  const title = useHead(isReady ? asked : settled);
  // what cannot be asked for waits until it can
  const isOffline = isVeryLong && !navigator.onLine;
  useArrival(main, { key: shown.entry, isReady: isShowable(shown) });
  return (
    <>
      {isLong && <div className={styles.progress} aria-hidden="true" />}
      {isOffline && <p className={styles.offline}>{OFFLINE}</p>}
      <main id="content" className={styles.main} tabIndex={-1} ref={main} aria-busy={!isReady}>
        <Outcome {...shown} />
      </main>
      <Announcement text={isOffline ? OFFLINE : isVeryLong ? "Loading" : title} />
    </>
  );
}

const OFFLINE = "You are offline. The next page comes as soon as you are connected.";

function useAskedPage(): AskedPage {
  const { key, pathname, search } = useLocation();
  const { site, queries } = useApp();
  const { route, location } = matchPage(pathname, search);
  const page = route?.page;
  const needed = Object.entries(page?.load(queries, location) ?? {});
  const results = useQueries({ queries: needed.map(([, query]) => query) });
  const loaded = Object.fromEntries(needed.map(([name], index) => [name, results[index] ?? { error: null }]));
  const outcome: PageOutcome = route && !page ? { kind: "loading" } : pageOutcome(page, location, site, loaded);
  useCode(outcome.kind === "failed" ? failureCode : route);
  useMove(outcome);
  return { entry: key, page, outcome };
}

function isShowable({ outcome }: AskedPage): boolean {
  return outcome.kind === "failed" ? failureCode.Page !== undefined : outcome.kind === "shown";
}

function Outcome({ page, outcome }: AskedPage) {
  const Failed = failureCode.Page;
  if (outcome.kind === "failed") return Failed && <Failed status={outcome.status} failure={outcome.failure} />;
  if (!page) return null;
  return outcome.kind === "shown" ? <page.Page {...outcome.view} /> : <page.Loading />;
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

/**
 * Fetches what was not needed before. Where it cannot be had (a newer program is being served), loads the document; offline
 * once there is a connection.
 */
function useCode(code: { load(): Promise<unknown> } | undefined): void {
  const [, setLoaded] = useState(code);
  useEffect(() => {
    const left = new AbortController();
    const reload = () => window.location.reload();
    code?.load().then(
      () => setLoaded(code),
      () => (navigator.onLine ? reload() : window.addEventListener("online", reload, { signal: left.signal })),
    );
    return () => left.abort();
  }, [code]);
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
