import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./styles/base.css";
import { fetchApi } from "./api/fetch-api.ts";
import { publicQueries } from "./api/queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { loadThirdParty } from "./components/third-party.ts";
import { lazyFailurePage } from "./lazy/lazy-failure-page.ts";
import { hydrateQueries } from "./navigation/hydrate-queries.ts";
import { matchPage } from "./navigation/match-page.ts";
import { unpackJson } from "./navigation/packed-json.ts";
import type { PageState } from "./navigation/page-state.ts";
import { setButtonsImport } from "./saved/use-saved-buttons.ts";

setButtonsImport(() => import("./saved/saved-buttons.tsx"));

const root = document.getElementById("root");
const stateText = document.getElementById("state")?.textContent;
if (root && stateText) {
  const { site, isFailure, queries } = unpackJson(JSON.parse(stateText)) as PageState;
  // Hydration needs the code of the page that the server rendered.
  await Promise.all([
    matchPage(location.pathname, location.search).route?.load(),
    isFailure ? lazyFailurePage.load() : undefined,
  ]);
  const client = createQueryClient();
  await hydrateQueries(client, queries);
  const app = (
    <BrowserRouter>
      <App site={site} queries={publicQueries(fetchApi, () => new Date())} client={client} />
    </BrowserRouter>
  );
  // A transition hydrates in slices, between which a slow phone scrolls and taps.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  if (site.analyticsScriptUrl !== null) loadThirdParty(site.analyticsScriptUrl);
}
