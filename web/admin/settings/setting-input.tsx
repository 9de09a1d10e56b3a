import { useRef } from "react";
import type { SettingState } from "#contract/settings/panel-settings";
import { isLogoSetting } from "#domain/publishing/branding/site-logo";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { TextField } from "../ui/field.tsx";
import { ChoiceInput } from "./fields/choice-input.tsx";
import { CitiesInput } from "./fields/cities-input.tsx";
import { ColorInput } from "./fields/color-input.tsx";
import { LogoInput } from "./fields/logo-input.tsx";
import { SettingConflict } from "./fields/setting-conflict.tsx";
import { type Draft, isPlaceholder, isSetOnServer, valueText } from "./setting-drafts.ts";
import type { SettingField } from "./setting-groups-data.ts";
import styles from "./setting-input.module.css";

interface SettingInputProps {
  field: SettingField;
  state: SettingState;
  draft: Draft;
  isChanged: boolean;
  error: string | undefined;
  onChange: (draft: Draft) => void;
  onTakeBack: () => void;
  /** Someone else has saved another value since this one was typed. */
  hasConflict: boolean;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** The field of one setting, with a line about where its value comes from. */
export function SettingInput(props: SettingInputProps) {
  const { field, isChanged, hasConflict, state, onResolve } = props;
  const box = useRef<HTMLDivElement>(null);
  const resolve = (choice: "mine" | "theirs") => {
    // The button that was pressed goes with the question.
    box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    onResolve(choice);
  };
  const className = [styles.field, field.isHalf && styles.half, isChanged && styles.changed].filter(Boolean).join(" ");
  return (
    <div ref={box} className={className} data-setting={field.key}>
      <Input {...props} error={hasConflict ? undefined : props.error} />
      {hasConflict ? <SettingConflict state={state} onResolve={resolve} /> : <SourceLine {...props} />}
    </div>
  );
}

function Input({ field, state, draft, error, onChange }: SettingInputProps) {
  const { key, type, hint, placeholder, choices } = field;
  const label = settingLabel(key);
  const isReadOnly = isSetOnServer(state);
  if (typeof draft === "boolean")
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
    );
  const common = {
    label,
    hint,
    error,
    placeholder,
    value: draft,
    readOnly: isReadOnly,
    mark: isReadOnly && <span className={styles.mark}>Read-only</span>,
  };
  if (type === "cities") return <CitiesInput common={common} state={state} draft={draft} onChange={onChange} />;
  if (type === "logo") return <LogoInput common={common} draft={draft} onChange={onChange} />;
  if (choices !== undefined) return <ChoiceInput common={common} choices={choices} draft={draft} onChange={onChange} />;
  if (type === "color") return <ColorInput common={common} draft={draft} onChange={onChange} />;
  return (
    <TextField
      {...common}
      type={type === "email" ? "email" : "text"}
      inputMode={type === "number" ? "numeric" : type === "url" ? "url" : undefined}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Says where the value comes from, and offers the way back to the default. */
function SourceLine({ state, isChanged, onTakeBack }: SettingInputProps) {
  if (isSetOnServer(state)) {
    return (
      <p className={styles.source}>
        {state.source === "config.json" ? "From " : "Set on the server by "}
        <code>{state.source}</code>, so you can’t change it here.
        {"saved" in state && (
          <>
            {" "}
            The value saved here, <code>{valueText(state.saved)}</code>, is not used.{" "}
            <button type="button" className={styles.link} onClick={onTakeBack}>
              Forget it
            </button>
          </>
        )}
      </p>
    );
  }
  if (isChanged) return <p className={styles.source}>Not saved yet.</p>;
  if (isPlaceholder(state)) {
    return (
      <p className={styles.source}>
        Visitors see a placeholder, <code>{valueText(state.value)}</code>, until you save{" "}
        {state.key === "site.phone" ? "a phone number or an e-mail address" : "yours"}.
      </p>
    );
  }
  if (state.source === "default") return <p className={styles.source}>Default. Nobody has changed it.</p>;
  // A button above removes the logo.
  if (isLogoSetting(state.key)) return <p className={styles.source}>Saved here.</p>;
  return (
    <p className={styles.source}>
      Saved here.{" "}
      <button type="button" className={styles.link} onClick={onTakeBack}>
        Use the default
      </button>
    </p>
  );
}
