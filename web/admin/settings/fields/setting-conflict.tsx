import type { SettingState } from "#contract/settings/panel-settings";
import { isLogoSetting } from "#domain/publishing/branding/site-logo";
import { Button } from "../../ui/button.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { valueText } from "../setting-drafts.ts";
import { fieldOfSetting } from "../setting-groups-data.ts";
import styles from "./setting-conflict.module.css";

interface SettingConflictProps {
  state: SettingState;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** Offers the choice between the typed value and the one that someone else has saved meanwhile. */
export function SettingConflict({ state, onResolve }: SettingConflictProps) {
  return (
    <ErrorNotice
      title="Someone else changed this setting"
      action={
        <div className={styles.choice}>
          <Button onClick={() => onResolve("mine")}>Keep mine</Button>
          <Button onClick={() => onResolve("theirs")}>Discard mine</Button>
        </div>
      }
    >
      {theirText(state)} Yours isn’t saved yet.
    </ErrorNotice>
  );
}

function theirText({ key, saved, defaultValue }: SettingState) {
  if (typeof saved === "boolean") return `Someone else has turned this ${valueText(saved)}.`;
  if (isEmpty(saved))
    return isCities(key) ? "Someone else has chosen the largest cities." : "Someone else has left this empty.";
  if (saved === undefined) {
    return isLogoSetting(key) ? (
      "Someone else has removed the logo."
    ) : (
      <>
        Someone else has gone back to the default{isEmpty(defaultValue) ? "" : ", "}
        {!isEmpty(defaultValue) && <strong>{labelOf(key, defaultValue)}</strong>}.
      </>
    );
  }
  if (isLogoSetting(key)) return "Someone else has saved another logo.";
  return (
    <>
      Someone else has saved <strong>{labelOf(key, saved)}</strong>.
    </>
  );
}

const isEmpty = (value: unknown): boolean => value !== undefined && valueText(value) === valueText(null);

const isCities = (key: string): boolean => fieldOfSetting(key)?.type === "cities";

/** Returns the label of a choice, or else the value. */
function labelOf(key: string, value: unknown): string {
  const choice = fieldOfSetting(key)?.choices?.find(([choiceValue]) => choiceValue === value);
  return choice?.[1] ?? valueText(value);
}
