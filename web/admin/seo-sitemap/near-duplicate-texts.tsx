import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { NearDuplicates } from "#contract/admin-api";
import { siteHealthQueries } from "../api/panel-queries.ts";
import { businessesHref } from "../businesses/table-params.ts";
import { QueryContent } from "../ui/query-content.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./near-duplicate-texts.module.css";
import { turkishCount, turkishPercent, turkishSimilarity } from "./turkish-numbers.ts";

/** Shows how similar the texts of businesses are, with the most similar pairs. */
export function NearDuplicateTexts() {
  const query = useQuery(siteHealthQueries.nearDuplicates);
  return (
    <Section
      title="Birbirine benzeyen metinler"
      intro="İşletme metinleri beşer kelimelik dizilerle karşılaştırılır. Dizilerinin en az yarısı ortak olan iki metin birbirine çok benzer sayılır."
    >
      <QueryContent
        query={query}
        errorTitle="Metinler karşılaştırılamadı"
        retryLabel="Tekrar dene"
        loading={<p aria-busy="true">Metinler karşılaştırılıyor; işletme sayısı çoksa bu birkaç saniye sürebilir.</p>}
      >
        {(data) =>
          data.texts === 0 ? (
            <p>
              Karşılaştırılacak metin yok. Metinleri <Link to="/admin-panel?tab=import">Import sekmesinde</Link>{" "}
              oluşturabilirsiniz.
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
  return (
    <div className={styles.score}>
      <StatCards>
        <StatCard
          label="Çok benzeri olan metinler"
          value={share}
          format={turkishPercent}
          note={share === 0 ? "Çok benzeri olan metin bulunmadı" : "Ne kadar düşükse o kadar iyi"}
        />
        <StatCard
          label="En yakın metinle benzerlik"
          value={medianNearest}
          format={turkishSimilarity}
          note="Ortanca değer"
        />
        <StatCard
          label="Karşılaştırılan metinler"
          value={texts}
          format={turkishCount}
          {...(isSample && { note: "Tüm işletmelerden alınan örneklem" })}
        />
      </StatCards>
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </div>
  );
}

function Pairs({ pairs }: Pick<NearDuplicates, "pairs">) {
  return (
    <div>
      <h3>Birbirine en çok benzeyen metinler</h3>
      <p className={styles.advice}>
        Benzerliği azaltmak için işletmenin metnini elle yazın. Metnin yeniden oluşturulmasını istiyorsanız önce
        işletmenin eksik bilgilerini tamamlayın, metin alanını boşaltın ve ardından Import sekmesinde SEO içeriğini
        oluşturun.
      </p>
      <ul className={styles.pairs}>
        {pairs.map(({ similarity, businesses }) => (
          <li key={businesses.map(({ id }) => id).join("-")}>
            <b className={styles.similarity}>{turkishSimilarity(similarity)}</b>
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
