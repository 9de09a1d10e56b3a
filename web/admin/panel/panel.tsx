import * as Tabs from "@radix-ui/react-tabs";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, Suspense, use, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { Brand } from "../../components/header/brand.tsx";
import layout from "../../styles/layout.module.css";
import { RunningJobBar } from "../jobs/running-job-bar.tsx";
import { ViewerNote } from "../session/role.tsx";
import { SessionEndedBar } from "../session/session-ended-bar.tsx";
import { Site, useTitle } from "../site.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import styles from "./panel.module.css";
import { PanelMenu } from "./panel-menu.tsx";
import { MENU_PAGES, PANEL_TABS } from "./panel-tabs.ts";
import { useGoneForms } from "./use-gone-forms.ts";

/** Shows the header, the tabs and the open tab or page, which is a parameter of the address. */
export function Panel({ username }: { username: string }) {
  const { name, logo } = use(Site);
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const tab = params.get("tab");
  const menuPage = MENU_PAGES.find(({ value }) => value === tab);
  const { value, label } = menuPage ?? PANEL_TABS.find((panelTab) => panelTab.value === tab) ?? PANEL_TABS[0];
  useGoneForms();
  useTitle(`${label} · Admin`);
  // Another administrator may have changed data meanwhile.
  const refresh = () => void client.invalidateQueries();
  const openTab = (newTab: string) => {
    setParams({ tab: newTab });
    refresh();
  };
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tabs.current?.querySelector(`[data-tab="${value}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <Tabs.Root value={value} onValueChange={openTab} activationMode="manual" className={styles.panel}>
      <header className={styles.header}>
        <a className={styles.home} href="/">
          <Brand name={name} logo={logo} />
        </a>
        <PanelMenu username={username} currentPage={menuPage?.value} onOpen={refresh} />
        <Tabs.List ref={tabs} className={styles.tabs} aria-label="Admin panel">
          {PANEL_TABS.map((panelTab) => (
            <Tabs.Trigger key={panelTab.value} value={panelTab.value} className={styles.tab} data-tab={panelTab.value}>
              {panelTab.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <SessionEndedBar />
      <ViewerNote />
      <RunningJobBar />
      <main className={styles.main}>
        {PANEL_TABS.map((panelTab) => (
          <Tabs.Content key={panelTab.value} value={panelTab.value} className={styles.content}>
            <LazyPage title="This tab could not be shown" Page={panelTab.Tab} />
          </Tabs.Content>
        ))}
        {menuPage && <LazyPage key={value} title="This page could not be shown" Page={menuPage.Tab} />}
      </main>
    </Tabs.Root>
  );
}

function LazyPage({ title, Page }: { title: string; Page: ComponentType }) {
  return (
    <ErrorBoundary title={title}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1 className={layout.visuallyHidden}>Loading</h1>
    </div>
  );
}
