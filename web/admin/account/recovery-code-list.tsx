import { Button } from "../ui/button.tsx";
import styles from "./account.module.css";

/** Shows new recovery codes, of which the server keeps hashes only. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={styles.codes} role="status">
      <p>
        <strong>Keep these recovery codes.</strong> They are shown only now. Each lets you log in once when you do not
        have your phone.
      </p>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void navigator.clipboard?.writeText(codes.join("\n"))}>Copy codes</Button>
        <Button onClick={onClose}>I kept them</Button>
      </div>
    </div>
  );
}
