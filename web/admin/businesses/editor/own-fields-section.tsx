import { Controller, useFormContext } from "react-hook-form";
import type { OwnField } from "#contract/fields/own-fields";
import { ownValueField } from "#domain/own-fields/own-value-fields";
import { TextArea, TextField } from "../../ui/field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { EditedMark } from "./edited-mark.tsx";
import styles from "./form-sections.module.css";
import type { FormValues } from "./form-values.ts";
import { FieldSource } from "./history/field-source.tsx";
import { useOrigins } from "./history/origins-context.ts";

const YES_NO = [
  { value: "", label: "Unknown" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const HINTS: Readonly<Partial<Record<OwnField["type"], string>>> = { list: "One per line." };

/** Inputs for the own fields of the directory; renders nothing if it has none. */
export function OwnFieldsSection({ ownFields }: { ownFields: readonly OwnField[] }) {
  const { register, formState } = useFormContext<FormValues>();
  const { editedFields } = useOrigins();
  if (ownFields.length === 0) return null;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>Own fields</legend>
      {ownFields.map(({ key, name, type }) => {
        const mark = editedFields.includes(ownValueField(key)) && <EditedMark />;
        if (type === "yes-no") {
          return (
            <div key={key} className={styles.choice}>
              <span>
                {name} {mark}
              </span>
              <Controller<FormValues, `ownValues.${string}`>
                name={`ownValues.${key}`}
                render={({ field: { value, onChange } }) => (
                  <SelectBox label={name} options={YES_NO} {...{ value, onChange }} />
                )}
              />
            </div>
          );
        }
        const message = formState.errors.ownValues?.[key]?.message;
        const props = {
          label: name,
          mark,
          aside: <FieldSource field={ownValueField(key)} />,
          error: message === undefined ? undefined : `${name} ${message}.`,
          hint: HINTS[type],
          ...register(`ownValues.${key}`),
        };
        if (type === "text" || type === "list") return <TextArea key={key} {...props} rows={2} />;
        return <TextField key={key} {...props} inputMode={type === "link" ? "url" : "decimal"} />;
      })}
    </fieldset>
  );
}
