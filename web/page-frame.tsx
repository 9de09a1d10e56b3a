import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useApp } from "./app-context.ts";
import { FailurePage } from "./components/failure-page.tsx";
import { applyHead } from "./document-head.ts";
import { matchPage } from "./match-page.ts";
import { type PageOutcome, pageOutcome } from "./page-outcome.ts";
import type { AnyPage } from "./public-page.ts";

/** The page of the present address: its data fetched, then loading, shown, moved or failed. */
export function PageFrame() {
  const { pathname, search } = useLocation();
  const { site, queries } = useApp();
  const { page, location } = matchPage(pathname, search);
  const needed = Object.entries(page?.load(queries, location) ?? {});
  const results = useQueries({ queries: needed.map(([, query]) => query) });
  const loaded = Object.fromEntries(needed.map(([name], index) => [name, results[index] ?? { error: null }]));
  const outcome = pageOutcome(page, location, site, loaded);
  const head = "head" in outcome ? outcome.head : undefined;
  useEffect(() => {
    if (head) applyHead(head, site);
  });
  useCode(outcome.kind === "shown" ? page : undefined);
  return <Outcome page={page} outcome={outcome} />;
}

function Outcome({ page, outcome }: { page: AnyPage | undefined; outcome: PageOutcome }) {
  if (outcome.kind === "failed") return <FailurePage status={outcome.status} failure={outcome.failure} />;
  if (outcome.kind === "moved") return <Navigate to={outcome.to} replace />;
  if (!page) return null;
  const { Page } = page.code;
  return outcome.kind === "loading" || !Page ? <page.Loading /> : <Page {...outcome.view} />;
}

/** Fetches what shows a page, then shows it. Where it cannot be had (a newer program is being served), loads the document. */
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
