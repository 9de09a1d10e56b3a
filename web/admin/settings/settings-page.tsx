import { TabPage } from "../ui/tab-page.tsx";

/** Settings that an administrator changes while the servers run. */
export function SettingsPage() {
  return <TabPage title="Settings">{null}</TabPage>;
}
