import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldLabel } from "#domain/business/field-labels-data";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { EditedMark } from "../edited-mark.tsx";
import { fieldErrorText } from "../field-errors.ts";
import styles from "../form-sections.module.css";
import type { FormField } from "../form-sections-data.ts";
import { type FormValues, textError } from "../form-values.ts";
import { FieldSource } from "../history/field-source.tsx";
import { useOrigins } from "../history/origins-context.ts";
import { SuggestedValues } from "./suggested-values.tsx";
import { lengthText } from "./text-length.ts";

interface TextSectionProps {
  title: string;
  fields: readonly FormField[];
  children?: ReactNode;
}

/** A section of the form with the inputs of its fields. */
export function TextSection({ title, fields, children }: TextSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {fields.map((field) => (
        <FieldInput key={field.name} {...field} />
      ))}
      {children}
    </fieldset>
  );
}

function FieldInput({ name, rows, isWide, hint, input, length, suggests }: FormField) {
  const { register, formState } = useFormContext<FormValues>();
  const { errors, defaultValues } = formState;
  const { editedFields } = useOrigins();
  const text = useWatch<FormValues, typeof name>({ name });
  const listId = suggests && `suggested-${name}`;
  const hints = [length && `${lengthText(text, length)}.`, hint].filter((part) => part !== undefined);
  const props = {
    label: fieldLabel(name),
    mark: editedFields.includes(name) && <EditedMark />,
    aside: <FieldSource field={name} />,
    error: fieldErrorText(name, errors[name]?.message),
    className: isWide || rows !== undefined ? styles.wide : undefined,
    hint: hints.length > 0 ? hints.join(" ") : undefined,
    inputMode: input,
    // An import may have stored text that cannot be typed, so only changed text is validated.
    ...register(name, { validate: (value) => value === defaultValues?.[name] || textError(name, value) }),
  };
  if (rows !== undefined) return <TextArea {...props} rows={rows} />;
  return (
    <>
      <TextField {...props} {...(listId && { list: listId, autoComplete: "off" })} />
      {suggests && <SuggestedValues id={`suggested-${name}`} of={suggests} text={text} />}
    </>
  );
}
