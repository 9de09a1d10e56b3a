import type { SettingState } from "#contract/settings/panel-settings";
import { TextArea } from "../../ui/field.tsx";
import { LARGEST, valueText } from "../setting-drafts.ts";
import styles from "../setting-input.module.css";
import { CitiesPreview } from "./cities-preview.tsx";
import type { InputProps } from "./input-props.ts";

interface CitiesInputProps extends InputProps {
  state: SettingState;
}

/** Chooses the cities of the header, and shows what it will list. */
export function CitiesInput({ common, state, draft, onChange }: CitiesInputProps) {
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
      <CitiesPreview names={draft} />
    </>
  );
}
