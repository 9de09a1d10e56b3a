import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./cell-editor.module.css";
import { isChanged, keyOf, type OpenCell, openCells } from "./open-cells.ts";
import type { CellEdit } from "./use-cell-edit.ts";

interface CellEditorProps {
  cell: OpenCell;
  edit: CellEdit;
  /** Called after Enter and Esc, to focus the cell again. */
  onEnd: () => void;
}

/** Edits a value in its cell: Enter saves, Esc cancels, leaving the cell saves, also with the whole page. */
export function CellEditor({ cell, edit, onEnd }: CellEditorProps) {
  const { business, column, isSaving, problem } = cell;
  const { label, editable } = column;
  const { save, hide } = edit;
  const id = useId();
  const [value, setValue] = useState(cell.value);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const key = keyOf(cell);
  const isReopened = useRef(isChanged(cell));
  useEffect(() => {
    // A cell that comes back with what was typed before does not take the focus from elsewhere.
    if (isReopened.current) return;
    input.current?.focus();
    if (input.current instanceof HTMLInputElement) input.current.select();
  }, []);
  useLayoutEffect(() => {
    openCells.change(key, { isShown: true, hasLostRow: false });
    const { href } = window.location;
    // At the same address nobody has left the page: a refetch took the row away.
    return () => hide(key, window.location.href === href);
  }, [key, hide]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") {
      event.preventDefault();
      save(key);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      openCells.close(key);
    }
    if (openCells.find(key) === undefined) onEnd();
  };
  const shared = {
    value,
    onKeyDown,
    "aria-label": `${label} of ${business.name}`,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-note`,
    onChange: ({ target }: { target: { value: string } }) => {
      setValue(target.value);
      openCells.type(key, target.value);
    },
    onBlur: () => save(key, { isLeft: true }),
  };
  return (
    <span className={styles.editor}>
      {editable.options === undefined ? (
        <input {...shared} ref={input} readOnly={isSaving} maxLength={editable.maxLength} />
      ) : (
        <select {...shared} ref={input}>
          {editable.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      <span className={problem === undefined ? styles.note : styles.problem} id={`${id}-note`} role="status">
        {isSaving ? "Saving…" : (problem ?? "Enter saves, Esc cancels.")}
      </span>
    </span>
  );
}
