import { Icon, type IconName } from "../icon.tsx";
import { markMatch } from "./suggestion-match.ts";
import styles from "./suggestions.module.css";
import type { SuggestionItem } from "./use-suggestions.ts";

const ICONS: Record<SuggestionItem["kind"], IconName> = {
  search: "search",
  business: "store",
  category: "tag",
  city: "pin",
  postcode: "pin",
  landmark: "pin",
};

interface SuggestionOptionProps {
  id: string;
  item: SuggestionItem;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

/** Shows one suggestion: its label with the match marked, and a note. */
export function SuggestionOption({ id, item, typed, isActive, onChoose }: SuggestionOptionProps) {
  return (
    <div id={id} className={styles.option} role="option" tabIndex={-1} aria-selected={isActive} onClick={onChoose}>
      <Icon name={ICONS[item.kind]} />
      <span className={styles.name}>
        {item.kind === "search" && "Search "}
        <bdi>
          {markMatch(item.label, typed).map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </bdi>
      </span>{" "}
      <span className={styles.note}>{item.note}</span>
    </div>
  );
}
