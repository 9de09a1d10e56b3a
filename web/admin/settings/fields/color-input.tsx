import { accentContrast, accentError, DEFAULT_ACCENT } from "#domain/publishing/branding/accent-colors";
import { TextField } from "../../ui/field.tsx";
import styles from "../setting-input.module.css";
import type { InputProps } from "./input-props.ts";

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** A color with its contrast on light pages. */
export function ColorInput({ common, draft, onChange }: InputProps) {
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
        value={color ?? DEFAULT_ACCENT}
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
