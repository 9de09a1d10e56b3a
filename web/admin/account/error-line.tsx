import styles from "./account.module.css";

/** Says why a form was refused, if it was. */
export function ErrorLine({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
