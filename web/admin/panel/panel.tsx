import * as Tabs from "@radix-ui/react-tabs";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, use, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { Brand } from "../../components/header/brand.tsx";
import { useAction } from "../api/use-action.ts";
import { RunningJobBar } from "../jobs/running-job-bar.tsx";
import { sessionMutations } from "../session/session-api.ts";
import { SessionEndedBar } from "../session/session-ended-bar.tsx";
import { SiteName, useTitle } from "../site-name.ts";
import { Button } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import styles from "./panel.module.css";
import { MENU_PAGES, PANEL_TABS } from "./panel-tabs.ts";

/** Shows the header, the tabs and the open tab, which is a parameter of the address. */
export function Panel({ username }: { username: string }) {
  const siteName = use(SiteName);
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const menuPage = MENU_PAGES.find(({ value }) => value === params.get("tab"));
  const currentTab = menuPage ?? PANEL_TABS.find(({ value }) => value === params.get("tab")) ?? PANEL_TABS[0];
  useTitle(`${currentTab.label} · Admin`);
  const openTab = (tab: string) => {
    setParams({ tab });
    // Another administrator may have changed data meanwhile.
    void client.invalidateQueries();
  };
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tabs.current
      ?.querySelector(`[data-tab="${currentTab.value}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [currentTab.value]);
  return (
    <Tabs.Root value={currentTab.value} onValueChange={openTab} activationMode="manual" className={styles.panel}>
      <header className={styles.header}>
        <a className={styles.home} href="/">
          <Brand name={siteName} />
        </a>
        <span className={styles.user}>{username}</span>
        <LogoutButton />
        <Tabs.List ref={tabs} className={styles.tabs} aria-label="Admin panel">
          {PANEL_TABS.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className={styles.tab} data-tab={value}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <SessionEndedBar />
      <RunningJobBar />
      <main className={styles.main}>
        {PANEL_TABS.map(({ value, Tab }) => (
          <Tabs.Content key={value} value={value} className={styles.content}>
            <ErrorBoundary title="This tab could not be shown">
              <Suspense fallback={null}>
                <Tab />
              </Suspense>
            </ErrorBoundary>
          </Tabs.Content>
        ))}
        {menuPage && (
          <ErrorBoundary title="This page could not be shown">
            <Suspense fallback={null}>
              <menuPage.Tab />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
    </Tabs.Root>
  );
}

function LogoutButton() {
  const logout = useAction({ ...sessionMutations.logout, onSuccess: () => window.location.assign("/") });
  return (
    <Button onClick={() => logout.mutate()} disabled={logout.isPending || logout.isSuccess}>
      Logout
    </Button>
  );
}
