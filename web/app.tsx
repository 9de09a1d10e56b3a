import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRef } from "react";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";
import styles from "./app.module.css";
import { AppContext } from "./app-context.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { MomentProvider } from "./moment.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useArrival } from "./use-arrival.ts";
import { useLinkClicks } from "./use-link-clicks.ts";

export interface AppProps {
  site: SiteInfo;
  queries: PublicQueries;
  client: QueryClient;
}

/** The whole public site; needs a router around it. */
export function App({ site, queries, client }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <AppContext value={{ site, queries }}>
        <MomentProvider>
          <Frame />
        </MomentProvider>
      </AppContext>
    </QueryClientProvider>
  );
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  const followLink = useLinkClicks();
  useArrival(main);
  return (
    <div className={styles.frame} onClick={followLink}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1} ref={main}>
        <PageFrame />
      </main>
      <SiteFooter />
    </div>
  );
}
