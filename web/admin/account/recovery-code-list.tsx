import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/clipboard/copy-button.tsx";
import styles from "./account.module.css";

/** Shows new recovery codes, of which the server keeps hashes only. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={styles.codes} role="status">
      <p>
        <strong>Save these recovery codes.</strong> They are shown only now. Each lets you log in once when you do not
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
        <CopyButton text={codes.join("\n")}>Copy codes</CopyButton>
        <Button onClick={onClose}>I’ve saved them</Button>
      </div>
    </div>
  );
}
