import type { AdminBusiness } from "#contract/admin-api";
import { businessUrl } from "#domain/publishing/page-url";
import { Icon } from "../../../components/icon.tsx";
import button from "../../ui/button.module.css";
import styles from "./editor-head.module.css";
import { useOrigins } from "./history/origins-context.ts";
import { sourceText } from "./history/source-text.ts";
import { ALL_FIELDS } from "./history/use-history-param.ts";

interface EditorHeadProps {
  business: AdminBusiness;
  isHistory: boolean;
  /** Shows the history of a field or of all, or without one the form. */
  onHistory: (field: string | undefined) => void;
}

/** Shows facts about the business, a link to its page, and the two parts of the editor. */
export function EditorHead({ business, isHistory, onHistory }: EditorHeadProps) {
  const { history } = useOrigins();
  const { id, category, city, state, slug } = business;
  const place = [city, state].filter((part) => part !== "").join(", ");
  const facts = [
    category,
    place,
    `ID ${id}`,
    history?.origin.kind === "import" && `from ${sourceText(history.origin)}`,
  ];
  const count = history?.fields.length;
  return (
    <div className={styles.head}>
      <p className={styles.facts}>{facts.filter((fact) => fact !== false && fact !== "").join(" · ")}</p>
      <div className={styles.parts} role="group" aria-label="Parts of the editor">
        <button type="button" className={styles.part} aria-pressed={!isHistory} onClick={() => onHistory(undefined)}>
          Details
        </button>
        <button type="button" className={styles.part} aria-pressed={isHistory} onClick={() => onHistory(ALL_FIELDS)}>
          History {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        </button>
        <a
          className={`${button.button} ${styles.page}`}
          href={businessUrl(slug)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View page of ${business.name}`}
        >
          <Icon name="globe" size={16} /> View page
        </a>
      </div>
    </div>
  );
}
