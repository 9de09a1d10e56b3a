import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./styles/base.css";
import { fetchApi } from "./api/fetch-api.ts";
import { publicQueries } from "./api/queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { loadThirdParty } from "./components/third-party.ts";
import { failureCode } from "./navigation/lazy-failure-page.ts";
import { matchPage } from "./navigation/match-page.ts";
import { type PageState, restoreQueries } from "./navigation/page-state.ts";

const root = document.getElementById("root");
const stateText = document.getElementById("state")?.textContent;
if (root && stateText) {
  const state = JSON.parse(stateText) as PageState;
  const client = createQueryClient();
  restoreQueries(client, state);
  // what the server rendered is taken over by the same code, so it has to be there first
  await Promise.all([
    matchPage(location.pathname, location.search).route?.load(),
    state.isFailure ? failureCode.load() : undefined,
  ]);
  const app = (
    <BrowserRouter>
      <App site={state.site} queries={publicQueries(fetchApi, () => new Date())} client={client} />
    </BrowserRouter>
  );
  // as a transition in slices, between which a slow phone scrolls and taps; a tap takes the whole over at once
  startTransition(() => {
    hydrateRoot(root, app);
  });
  if (state.site.analyticsScriptUrl !== null) loadThirdParty(state.site.analyticsScriptUrl);
}
