import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";
import styles from "./app.module.css";
import { AppContext } from "./app-context.ts";
import { CurrentTimeProvider } from "./components/card/current-time.tsx";
import { lazyFooter, lazyHeader } from "./components/lazy-frame.tsx";
import { ErrorBoundary } from "./lazy/error-boundary.tsx";
import { PageOutlet } from "./navigation/page-outlet.tsx";
import { useLinkClicks } from "./navigation/use-link-clicks.ts";
import { usePrefetch } from "./navigation/use-prefetch.ts";

/** Values that the contexts of the site provide. */
export interface AppDependencies {
  site: SiteInfo;
  queries: PublicQueries;
  client: QueryClient;
}

interface AppProps extends AppDependencies {
  /** Header and footer from the layout cache; only on the server. */
  layoutHtml?: LayoutHtml | undefined;
  /** Shows the page in place of a `PageOutlet`; only on the server, which has resolved it for status and head. */
  outlet?: ReactNode;
}

/** HTML of the header and the footer, without their own tags. */
export interface LayoutHtml {
  header: string;
  footer: string;
}

/** The whole public site; needs a router around it. */
export function App({ layoutHtml, outlet, ...dependencies }: AppProps) {
  return (
    <AppProviders {...dependencies}>
      <ErrorBoundary>
        <Layout html={layoutHtml} outlet={outlet} />
      </ErrorBoundary>
    </AppProviders>
  );
}

export function AppProviders({ site, queries, client, children }: AppDependencies & { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <AppContext value={{ site, queries }}>
        <CurrentTimeProvider>{children}</CurrentTimeProvider>
      </AppContext>
    </QueryClientProvider>
  );
}

function Layout({ html, outlet = <PageOutlet /> }: { html: LayoutHtml | undefined; outlet: ReactNode }) {
  const followLink = useLinkClicks();
  const prefetch = usePrefetch();
  return (
    <div className={styles.layout} onClick={followLink} {...prefetch}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <lazyHeader.Component html={html?.header} />
      {outlet}
      <lazyFooter.Component html={html?.footer} />
    </div>
  );
}
