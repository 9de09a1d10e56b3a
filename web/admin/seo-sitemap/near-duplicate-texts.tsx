import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router-dom";
import type { NearDuplicates } from "#contract/seo/site-health";
import { siteHealthQueries } from "../api/panel-queries.ts";
import { businessesHref } from "../businesses/table-params.ts";
import { QueryContent } from "../ui/query-content.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./near-duplicate-texts.module.css";
import { SeoTextsContext } from "./seo-language.ts";

/** Shows how similar the texts of businesses are, with the most similar pairs. */
export function NearDuplicateTexts() {
  const query = useQuery(siteHealthQueries.nearDuplicates);
  const { similar, retry } = use(SeoTextsContext);
  const [beforeLink, link, afterLink] = similar.none;
  return (
    <Section title={similar.title} intro={similar.intro}>
      <QueryContent
        query={query}
        errorTitle={similar.error}
        retryLabel={retry}
        loading={<p aria-busy="true">{similar.loading}</p>}
      >
        {(data) =>
          data.texts === 0 ? (
            <p>
              {beforeLink}
              <Link to="/admin-panel?tab=import">{link}</Link>
              {afterLink}
            </p>
          ) : (
            <Score {...data} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function Score({ texts, isSample, share, medianNearest, pairs }: NearDuplicates) {
  const { similar, numbers } = use(SeoTextsContext);
  return (
    <div className={styles.score}>
      <StatCards>
        <StatCard
          label={similar.share}
          value={share}
          format={numbers.percent}
          note={share === 0 ? similar.shareNone : similar.shareNote}
        />
        <StatCard
          label={similar.nearest}
          value={medianNearest}
          format={numbers.similarity}
          note={similar.nearestNote}
        />
        <StatCard
          label={similar.compared}
          value={texts}
          format={numbers.count}
          {...(isSample && { note: similar.sampleNote })}
        />
      </StatCards>
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </div>
  );
}

function Pairs({ pairs }: Pick<NearDuplicates, "pairs">) {
  const { similar, numbers } = use(SeoTextsContext);
  return (
    <div>
      <h3>{similar.pairsTitle}</h3>
      <p className={styles.advice}>{similar.advice}</p>
      <ul className={styles.pairs}>
        {pairs.map(({ similarity, businesses }) => (
          <li key={businesses.map(({ id }) => id).join("-")}>
            <b className={styles.similarity}>{numbers.similarity(similarity)}</b>
            {businesses.map(({ id, slug }) => (
              <Link key={id} to={`${businessesHref({})}&edit=${id}`}>
                {slug}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
