import { Controller, useFormContext } from "react-hook-form";
import { fieldLabel } from "#domain/business/field-labels-data";
import { TextArea } from "../../ui/field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { EditedMark } from "./edited-mark.tsx";
import { fieldErrorText } from "./field-errors.ts";
import styles from "./form-sections.module.css";
import { type FormValues, textError } from "./form-values.ts";
import { FieldSource } from "./history/field-source.tsx";
import { useOrigins } from "./history/origins-context.ts";
import { SpecialDays } from "./hours/special-days.tsx";
import { WeekGrid } from "./hours/week-grid.tsx";
import { OPEN_STATES } from "./status-labels-data.ts";

/** Hours of the week, special days, and hours of a kind of their own, such as those of a kitchen. */
export function HoursSection() {
  const { register, formState } = useFormContext<FormValues>();
  const { editedFields } = useOrigins();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>Opening hours {editedFields.includes("openingHours") && <EditedMark />}</legend>
      <div className={styles.wide}>
        <FieldSource field="openingHours" />
      </div>
      <WeekGrid />
      <SpecialDays />
      <TextArea
        className={styles.wide}
        label={fieldLabel("otherHours")}
        aside={<FieldSource field="otherHours" />}
        rows={2}
        hint="Second hours, one per line, such as “Kitchen: Monday = 11:30 AM - 2:00 PM”."
        error={fieldErrorText("otherHours", formState.errors.otherHours?.message)}
        {...register("otherHours", {
          validate: (text) => text === formState.defaultValues?.otherHours || textError("otherHours", text),
        })}
      />
    </fieldset>
  );
}

/** All states of a business: whether it is verified, open for business, and comes to its customers. */
export function StatusSection() {
  const { register } = useFormContext<FormValues>();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>Status</legend>
      <div className={styles.choice}>
        <label className={styles.check}>
          <input type="checkbox" {...register("isVerified")} />
          Verified
        </label>
        <p className={styles.hint}>Pending businesses are public. They just lack the badge.</p>
      </div>
      <div className={styles.choice}>
        <span className={styles.choiceLabel}>
          Open status <FieldSource field="businessStatus" />
        </span>
        <Controller<FormValues, "businessStatus">
          name="businessStatus"
          render={({ field: { value, onChange } }) => (
            <SelectBox label="Open status" options={OPEN_STATES} {...{ value, onChange }} />
          )}
        />
      </div>
      <label className={styles.check}>
        <input type="checkbox" {...register("isServiceArea")} />
        Comes to customers
      </label>
    </fieldset>
  );
}
