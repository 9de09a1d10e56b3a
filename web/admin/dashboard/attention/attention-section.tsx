import { useQuery } from "@tanstack/react-query";
import { use, useId } from "react";
import { Link } from "react-router-dom";
import type { AttentionItem } from "#contract/attention/attention-item";
import { overviewQueries } from "../../api/panel-queries.ts";
import { startBackup } from "../../backups/backups-api.ts";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { SessionRole } from "../../session/role.tsx";
import button from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Section } from "../../ui/tab-page.tsx";
import { SectionSkeleton } from "../section-skeleton.tsx";
import styles from "./attention-section.module.css";
import { attentionText, attentionTitle, itemsFor } from "./attention-texts.ts";

/** Lists what the person can do next, most urgent first, each with one link to the place where it is done, or a button that does it. */
export function AttentionSection() {
  const query = useQuery(overviewQueries.attention);
  const role = use(SessionRole);
  const items = query.data && itemsFor(role, query.data);
  if (query.error) return <LoadFailure title="This list could not be loaded" query={query} />;
  return (
    <Section title={attentionTitle(items?.length ?? 0)}>
      {items === undefined ? (
        <SectionSkeleton />
      ) : items.length === 0 ? (
        <p>Nothing is waiting for you.</p>
      ) : (
        <ul className={styles.list} aria-label="What needs you">
          {items.map((item, index) => (
            <Item key={`${item.kind} ${index}`} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Kinds that visitors see or that may cost data; the others can wait. */
const URGENT: ReadonlySet<AttentionItem["kind"]> = new Set(["placeholders", "backup"]);

function Item({ item, isFirst }: { item: AttentionItem; isFirst: boolean }) {
  const { title, note, action, href } = attentionText(item);
  const titleId = useId();
  return (
    <li className={styles.item} data-urgent={URGENT.has(item.kind)}>
      <div className={styles.text}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
      {item.kind === "backup" ? (
        <BackUpButton look={isFirst ? "main" : "button"} label={action} titleId={titleId} />
      ) : (
        <Link className={isFirst ? button.main : button.button} to={href} aria-describedby={titleId}>
          {action}
        </Link>
      )}
    </li>
  );
}

interface BackUpButtonProps {
  look: "main" | "button";
  label: string;
  titleId: string;
}

/** Makes a backup. A notification tells when it is there. */
function BackUpButton({ look, label, titleId }: BackUpButtonProps) {
  const backup = useStartJob("backup", startBackup);
  return (
    <Button look={look} onClick={() => backup.start()} disabled={backup.isBlocked} aria-describedby={titleId}>
      {backup.isStarting || backup.job ? "Backing up…" : label}
    </Button>
  );
}
