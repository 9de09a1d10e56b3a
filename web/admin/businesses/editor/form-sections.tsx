import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { BusinessStatus } from "#contract/business";
import { fieldLabel } from "#domain/business/field-labels-data";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { fieldErrorText } from "./field-errors.ts";
import styles from "./form-sections.module.css";
import type { FormField } from "./form-sections-data.ts";
import { type FormValues, textError } from "./form-values.ts";

interface SectionProps {
  /** Fields edited by hand earlier, which are marked. */
  editedFields: readonly string[];
}

interface TextSectionProps extends SectionProps {
  title: string;
  fields: readonly FormField[];
}

export function TextSection({ title, fields, editedFields }: TextSectionProps) {
  const { register, formState } = useFormContext<FormValues>();
  const { errors, defaultValues } = formState;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {fields.map(({ name, rows, isWide, hint, input }) => {
        const props = {
          label: fieldLabel(name),
          mark: editedFields.includes(name) && <EditedMark />,
          error: fieldErrorText(name, errors[name]?.message),
          className: isWide || rows !== undefined ? styles.wide : undefined,
          hint,
          inputMode: input,
          // An import may have stored text that cannot be typed, so only changed text is validated.
          ...register(name, { validate: (text) => text === defaultValues?.[name] || textError(name, text) }),
        };
        return rows === undefined ? (
          <TextField key={name} {...props} />
        ) : (
          <TextArea key={name} {...props} rows={rows} />
        );
      })}
    </fieldset>
  );
}

export function HoursSection({ editedFields }: SectionProps) {
  const { register, setValue, formState } = useFormContext<FormValues>();
  const monday = useWatch<FormValues, "openingHours.Monday">({ name: "openingHours.Monday" });
  const copyMonday = () => {
    for (const day of WORKDAYS) setValue(`openingHours.${day}`, monday, { shouldDirty: true });
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>Opening hours {editedFields.includes("openingHours") && <EditedMark />}</legend>
      <p className={styles.note}>
        Such as 9:00 AM - 5:00 PM, Open 24 hours or Closed. Separate several with a comma. An empty day is unknown.
      </p>
      <div className={styles.wide}>
        <Button onClick={copyMonday} disabled={monday.trim() === ""}>
          Copy Monday to Tuesday – Friday
        </Button>
      </div>
      {WEEKDAYS.map((day) => (
        <TextField
          key={day}
          label={day}
          error={fieldErrorText(day, formState.errors.openingHours?.[day]?.message)}
          placeholder="Unknown"
          {...register(`openingHours.${day}`)}
        />
      ))}
    </fieldset>
  );
}

const WORKDAYS = ["Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const STATUSES: readonly { value: BusinessStatus; label: string }[] = [
  { value: "OPERATIONAL", label: "Operating" },
  { value: "CLOSED_TEMPORARILY", label: "Closed for now" },
  { value: "CLOSED_PERMANENTLY", label: "Closed for good" },
];

export function StatusSection() {
  const { register } = useFormContext<FormValues>();
  return (
    <div className={styles.status}>
      <label className={styles.check}>
        <input type="checkbox" {...register("isVerified")} />
        Verified
      </label>
      <label className={styles.check}>
        <input type="checkbox" {...register("isServiceArea")} />
        Comes to customers
      </label>
      <div className={styles.choice}>
        Business status
        <Controller<FormValues, "businessStatus">
          name="businessStatus"
          render={({ field: { value, onChange } }) => (
            <SelectBox label="Business status" options={STATUSES} {...{ value, onChange }} />
          )}
        />
      </div>
    </div>
  );
}

export function EditedMark() {
  return <span className={styles.edited}>edited by hand</span>;
}
