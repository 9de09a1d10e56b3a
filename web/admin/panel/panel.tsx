import * as Tabs from "@radix-ui/react-tabs";
import { useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Brand } from "../../components/header/brand.tsx";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { refreshData } from "../api/refresh-data.ts";
import { sessionApi } from "../api/session-api.ts";
import { JobWatch } from "../jobs/job-watch.tsx";
import { Button } from "../parts/button.tsx";
import { SiteName, useTitle } from "../site-name.ts";
import styles from "./panel.module.css";
import { PANEL_TABS } from "./panel-tabs.ts";

/** The frame of the panel: who is signed in, and the tabs, of which the address says which one is open. */
export function Panel({ username }: { username: string }) {
  const siteName = use(SiteName);
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const shown = PANEL_TABS.find(({ value }) => value === params.get("tab")) ?? PANEL_TABS[0];
  useTitle(`${shown.label} · Admin`);
  const open = (tab: string) => {
    setParams({ tab });
    // somebody else may have changed what was fetched before
    refreshData(client);
  };
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tabs.current?.querySelector(`[data-tab="${shown.value}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [shown.value]);
  return (
    <Tabs.Root value={shown.value} onValueChange={open} activationMode="manual" className={styles.panel}>
      <header className={styles.header}>
        <a className={styles.home} href="/">
          <Brand name={siteName} />
        </a>
        <span className={styles.user}>{username}</span>
        <Logout />
        <Tabs.List ref={tabs} className={styles.tabs} aria-label="Admin panel">
          {PANEL_TABS.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className={styles.tab} data-tab={value}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <JobWatch />
      <main className={styles.main}>
        {PANEL_TABS.map(({ value, Tab }) => (
          <Tabs.Content key={value} value={value} className={styles.content}>
            <Tab />
          </Tabs.Content>
        ))}
      </main>
    </Tabs.Root>
  );
}

function Logout() {
  const [isPending, setPending] = useState(false);
  const logout = async () => {
    setPending(true);
    try {
      await sessionApi.logout();
      window.location.assign("/");
    } catch (error) {
      setPending(false);
      notify({ title: "Logout failed", description: failureText(error, "Please try again."), variant: "destructive" });
    }
  };
  return (
    <Button onClick={() => void logout()} disabled={isPending}>
      Logout
    </Button>
  );
}
