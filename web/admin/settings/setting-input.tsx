import type { SettingState } from "#contract/settings/panel-settings";
import { accentContrast, accentError } from "#domain/publishing/accent-colors";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { TextArea, TextField } from "../ui/field.tsx";
import { type Draft, isPlaceholder, isSetOnServer, LARGEST, valueText } from "./setting-drafts.ts";
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
}

/** The field of one setting, with a line about where its value comes from. */
export function SettingInput(props: SettingInputProps) {
  const { field, isChanged } = props;
  const className = [styles.field, field.isHalf && styles.half, isChanged && styles.changed].filter(Boolean).join(" ");
  return (
    <div className={className} data-setting={field.key}>
      <Input {...props} />
      <SourceLine {...props} />
    </div>
  );
}

function Input({ field, state, draft, error, onChange }: SettingInputProps) {
  const { key, type, hint, placeholder } = field;
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

type CommonProps = Pick<Parameters<typeof TextField>[0], "label" | "hint" | "error" | "placeholder" | "readOnly"> & {
  value: string;
};

interface CitiesInputProps {
  common: CommonProps;
  state: SettingState;
  draft: string;
  onChange: (draft: Draft) => void;
}

function CitiesInput({ common, state, draft, onChange }: CitiesInputProps) {
  const owners = (state.defaultValue as string[]).join("\n");
  const kind = draft === LARGEST ? "largest" : draft === owners ? "default" : "chosen";
  const choices = [
    ["default", `These five: ${valueText(state.defaultValue)}`, owners],
    ["largest", "The five largest of the directory", LARGEST],
    ["chosen", "Cities of your choice", draft === LARGEST || draft === owners ? `${owners}\n` : draft],
  ] as const;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{common.label}</legend>
        {choices.map(([value, text, choiceDraft]) => (
          <label key={value} className={styles.check}>
            <input
              type="radio"
              name="featured-cities"
              checked={kind === value}
              disabled={common.readOnly}
              onChange={() => onChange(choiceDraft)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {kind === "chosen" && (
        <TextArea
          {...common}
          label="Cities"
          hint="One city per line, at most eight, in the order of the menu."
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** The accent of tokens.css. */
const DEFAULT_COLOR = "#0f6b5c";

function ColorInput({ common, draft, onChange }: Omit<CitiesInputProps, "state">) {
  const color = HEX_COLOR.test(draft.trim()) ? draft.trim().toLowerCase() : undefined;
  const problem = color === undefined ? undefined : accentError(color);
  const note =
    color === undefined || problem !== undefined
      ? "Leave empty for the default green."
      : `${(Math.floor(accentContrast(color) * 10) / 10).toFixed(1)}:1, readable on light pages. The dark theme gets a lighter tone of it.`;
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label="Pick a color"
        value={color ?? DEFAULT_COLOR}
        disabled={common.readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        {...common}
        hint={note}
        error={problem === undefined ? common.error : `This color ${problem}.`}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
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
        Visitors see a placeholder, <code>{valueText(state.value)}</code>, until you save an e-mail.
      </p>
    );
  }
  if (state.source === "default") return <p className={styles.source}>Default. Nobody has changed it.</p>;
  return (
    <p className={styles.source}>
      Saved here.{" "}
      <button type="button" className={styles.link} onClick={onTakeBack}>
        Use the default
      </button>
    </p>
  );
}
