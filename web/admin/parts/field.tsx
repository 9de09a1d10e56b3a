import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./field.module.css";

interface Labelled {
  label: string;
  /** Beside the label, said with it. */
  mark?: ReactNode;
  hint?: string;
  /** What is wrong with the value, as a sentence. */
  fault?: string | undefined;
}

interface TextFieldProps extends Labelled, InputHTMLAttributes<HTMLInputElement> {
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its label; what is wrong with it stands below and is said with it. */
export function TextField({ label, mark, hint, fault, inputRef, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Frame id={id} className={className} {...{ label, mark, hint, fault }}>
      <input {...input} {...described(id, hint, fault)} ref={inputRef} className={styles.input} />
    </Frame>
  );
}

/** As TextField, of several lines. */
export function TextArea({
  label,
  mark,
  hint,
  fault,
  className,
  ...input
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Frame id={id} className={className} {...{ label, mark, hint, fault }}>
      <textarea rows={4} {...input} {...described(id, hint, fault)} className={styles.input} />
    </Frame>
  );
}

function described(id: string, hint: string | undefined, fault: string | undefined) {
  const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean);
  return { id, "aria-invalid": fault !== undefined, "aria-describedby": notes.join(" ") || undefined };
}

interface FrameProps extends Labelled {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

function Frame({ id, className, label, mark, hint, fault, children }: FrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark}
      </label>
      {children}
      {fault !== undefined && (
        <p className={styles.fault} id={`${id}-fault`}>
          <Icon name="alert" size={14} /> {fault}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
