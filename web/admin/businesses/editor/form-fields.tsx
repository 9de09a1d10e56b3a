import type { Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { Button } from "../../parts/button.tsx";
import { TextArea, TextField } from "../../parts/field.tsx";
import type { BusinessForm, Faults, TextName } from "./business-form.ts";
import { faultSentence } from "./field-errors.ts";
import { fieldLabel } from "./field-labels.ts";
import styles from "./form-fields.module.css";
import type { FormField } from "./form-sections.ts";

interface Filled {
  form: BusinessForm;
  setForm: (form: BusinessForm) => void;
  faults: Faults;
  editedFields: readonly string[];
}

interface TextFieldsProps extends Filled {
  title: string;
  fields: readonly FormField[];
}

/** One part of the form. Fields that were edited by hand before are marked. */
export function TextFields({ title, fields, form, setForm, faults, editedFields }: TextFieldsProps) {
  const type = (name: TextName, text: string) => setForm({ ...form, texts: { ...form.texts, [name]: text } });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {fields.map(({ name, rows, isWide, hint, input }) => {
        const shared = {
          label: fieldLabel(name),
          mark: editedFields.includes(name) && <EditedMark />,
          value: form.texts[name],
          fault: faultSentence(name, faults[name]),
          className: isWide || rows !== undefined ? styles.wide : undefined,
          ...(hint !== undefined && { hint }),
          ...(input !== undefined && { inputMode: input }),
        };
        return rows === undefined ? (
          <TextField key={name} {...shared} onChange={(event) => type(name, event.target.value)} />
        ) : (
          <TextArea key={name} {...shared} rows={rows} onChange={(event) => type(name, event.target.value)} />
        );
      })}
    </fieldset>
  );
}

/** Opening hours by day. */
export function HoursFields({ form, setForm, faults, editedFields }: Filled) {
  const type = (hours: Partial<Record<Weekday, string>>) => setForm({ ...form, hours: { ...form.hours, ...hours } });
  const { Monday } = form.hours;
  const workdays = { Tuesday: Monday, Wednesday: Monday, Thursday: Monday, Friday: Monday };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>Opening hours {editedFields.includes("openingHours") && <EditedMark />}</legend>
      <p className={styles.note}>
        Such as 9:00 AM - 5:00 PM, Open 24 hours or Closed; several with a comma between. An empty day is unknown.
      </p>
      <div className={styles.wide}>
        <Button onClick={() => type(workdays)} disabled={Monday.trim() === ""}>
          Copy Monday to Tuesday – Friday
        </Button>
      </div>
      {WEEKDAYS.map((day) => (
        <TextField
          key={day}
          label={day}
          value={form.hours[day]}
          fault={faultSentence(`openingHours.${day}`, faults[`openingHours.${day}`])}
          placeholder="Unknown"
          onChange={(event) => type({ [day]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}

function EditedMark() {
  return <span className={styles.edited}>edited by hand</span>;
}
