import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import styles from "./cell-editor.module.css";
import type { EditableCell } from "./columns.tsx";
import type { CellEdit } from "./use-cell-edit.ts";

interface CellEditorProps {
  /** Name of the column and the business. */
  label: string;
  initialValue: string;
  editable: EditableCell;
  edit: CellEdit;
  /** Called after Enter and Esc, to focus the cell again. */
  onEnd: () => void;
}

/** Edits a value in its cell: Enter saves, Esc cancels, leaving the cell saves. */
export function CellEditor({ label, initialValue, editable, edit, onEnd }: CellEditorProps) {
  const id = useId();
  const [value, setValue] = useState(initialValue);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const problem = edit.cell?.problem;
  useEffect(() => {
    input.current?.focus();
    if (input.current instanceof HTMLInputElement) input.current.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") {
      event.preventDefault();
      edit.save(value);
      if (value.trim() === initialValue.trim()) onEnd();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      edit.close();
      onEnd();
    }
  };
  const shared = {
    value,
    onKeyDown,
    "aria-label": label,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-note`,
    onBlur: () => edit.save(value, true),
  };
  return (
    <span className={styles.editor}>
      {editable.options === undefined ? (
        <input
          {...shared}
          ref={input}
          readOnly={edit.isSaving}
          maxLength={editable.maxLength}
          onChange={(event) => setValue(event.target.value)}
        />
      ) : (
        <select {...shared} ref={input} onChange={(event) => setValue(event.target.value)}>
          {editable.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      <span className={problem === undefined ? styles.note : styles.problem} id={`${id}-note`} role="status">
        {edit.isSaving ? "Saving…" : (problem ?? "Enter saves, Esc cancels.")}
      </span>
    </span>
  );
}
