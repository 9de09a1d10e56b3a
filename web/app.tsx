import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";
import styles from "./app.module.css";
import { AppContext } from "./app-context.ts";
import { MomentProvider } from "./components/card/current-time.tsx";
import { SiteFooter } from "./components/footer/site-footer.tsx";
import { SiteHeader } from "./components/header/site-header.tsx";
import { type FoundPage, PageFrame } from "./navigation/page-frame.tsx";
import { useLinkClicks } from "./navigation/use-link-clicks.ts";
import { usePrefetch } from "./navigation/use-prefetch.ts";

/** What every part of the site may ask for. */
export interface AppParts {
  site: SiteInfo;
  queries: PublicQueries;
  client: QueryClient;
}

export interface AppProps extends AppParts {
  /** What stands around the page, where it is there already. */
  frame?: FrameMarkup | undefined;
  /** The page, where it is there already. */
  found?: FoundPage | undefined;
}

/** HTML of the header and the footer, without their own tags. */
export interface FrameMarkup {
  header: string;
  footer: string;
}

/** The whole public site; needs a router around it. */
export function App({ frame, found, ...contents }: AppProps) {
  return (
    <AppProviders {...contents}>
      <Frame markup={frame} found={found} />
    </AppProviders>
  );
}

/** What every part of the site may ask for. */
export function AppProviders({ site, queries, client, children }: AppParts & { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <AppContext value={{ site, queries }}>
        <MomentProvider>{children}</MomentProvider>
      </AppContext>
    </QueryClientProvider>
  );
}

function Frame({ markup, found }: { markup: FrameMarkup | undefined; found: FoundPage | undefined }) {
  const followLink = useLinkClicks();
  const prefetch = usePrefetch();
  return (
    <div className={styles.frame} onClick={followLink} {...prefetch}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader inside={markup?.header} />
      <PageFrame found={found} />
      <SiteFooter inside={markup?.footer} />
    </div>
  );
}
