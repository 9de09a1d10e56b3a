import type { SettingState } from "#contract/settings/panel-settings";
import { isLogoSetting } from "#domain/publishing/branding/site-logo";
import { Button } from "../../ui/button.tsx";
import { valueText } from "../setting-drafts.ts";
import styles from "./setting-conflict.module.css";

interface SettingConflictProps {
  state: SettingState;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** Offers the choice between the typed value and the one that someone else has saved meanwhile. */
export function SettingConflict({ state, onResolve }: SettingConflictProps) {
  return (
    <div className={styles.conflict} role="alert">
      <p>{theirText(state)} Yours isn’t saved yet.</p>
      <div className={styles.choice}>
        <Button onClick={() => onResolve("mine")}>Keep mine</Button>
        <Button onClick={() => onResolve("theirs")}>Discard mine</Button>
      </div>
    </div>
  );
}

function theirText({ key, saved, defaultValue }: SettingState) {
  if (saved === undefined) {
    return isLogoSetting(key) ? (
      "Someone else has removed the logo."
    ) : (
      <>
        Someone else has gone back to the default, <strong>{valueText(defaultValue)}</strong>.
      </>
    );
  }
  if (isLogoSetting(key)) return "Someone else has saved another logo.";
  return (
    <>
      Someone else has saved <strong>{valueText(saved)}</strong>.
    </>
  );
}
