import type { SettingState } from "#contract/settings/panel-settings";
import { counted } from "#domain/text/count-label";
import { Section } from "../ui/tab-page.tsx";
import { isSetOnServer } from "./setting-drafts.ts";
import styles from "./site-preview.module.css";

/** Counts settings by the place that their values come from. */
export function ValueSources({ settings }: { settings: readonly SettingState[] }) {
  const count = (isCounted: (state: SettingState) => boolean) =>
    counted(settings.filter(isCounted).length, "setting", "settings");
  return (
    <Section title="Where values come from">
      <ul className={styles.sources}>
        <li>
          <strong>Server</strong> (environment or file) wins: {count(isSetOnServer)}
        </li>
        <li>
          <strong>This page</strong>: {count(({ source }) => source === "panel")}
        </li>
        <li>
          <strong>Default</strong>: {count(({ source }) => source === "default")}
        </li>
      </ul>
      <p className={styles.quiet}>
        Changes take effect at once on all servers, and can be undone in Recent Activity on the dashboard.
      </p>
    </Section>
  );
}
