import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./field.module.css";

interface FieldProps {
  label: string;
  /** Mark next to the label. */
  mark?: ReactNode;
  /** Shown at the end of the label's line, but not a part of the label. */
  aside?: ReactNode;
  hint?: string | undefined;
  /** Error sentence. */
  error?: string | undefined;
}

/** A labelled input; hint and error are part of its accessible description. */
export function TextField({
  label,
  mark,
  aside,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame id={id} className={className} {...{ label, mark, aside, hint, error }}>
      <input {...input} {...descriptionProps(id, hint, error)} className={styles.input} />
    </FieldFrame>
  );
}

/** A TextField with several lines. */
export function TextArea({
  label,
  mark,
  aside,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame id={id} className={className} {...{ label, mark, aside, hint, error }}>
      <textarea rows={4} {...input} {...descriptionProps(id, hint, error)} className={styles.input} />
    </FieldFrame>
  );
}

function descriptionProps(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return { id, "aria-invalid": error !== undefined, "aria-describedby": ids.join(" ") || undefined };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, className, label, mark, aside, hint, error, children }: FieldFrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label} {mark}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={14} /> {error}
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
