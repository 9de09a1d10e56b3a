import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";
import styles from "./app.module.css";
import { AppContext } from "./app-context.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { MomentProvider } from "./moment.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useLinkClicks } from "./use-link-clicks.ts";
import { usePrefetch } from "./use-prefetch.ts";

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
  const followLink = useLinkClicks();
  const prefetch = usePrefetch();
  return (
    <div className={styles.frame} onClick={followLink} {...prefetch}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <PageFrame />
      <SiteFooter />
    </div>
  );
}
