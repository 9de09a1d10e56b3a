import type { NearDuplicates } from "#contract/seo/site-health";
import { MIN_RELIABLE_SIMILARITY } from "#domain/seo-text/reliable-similarity";
import { exactCount } from "#domain/text/count-label";

/** Describes in a sentence how similar the texts of businesses are. */
export function similarityLine({ texts, isSample, share, medianNearest }: Omit<NearDuplicates, "pairs">): string {
  if (texts < 2) return "There are not yet two texts to compare.";
  const comparedTexts = `${exactCount(texts)} texts${isSample ? " from all parts of the directory" : ""}`;
  const similarText = `${exactCount(Math.round(share * texts))} (${percent(share)}) share half or more of their wording with another`;
  const median =
    medianNearest < MIN_RELIABLE_SIMILARITY
      ? `less than ${Math.round(MIN_RELIABLE_SIMILARITY * 100)} %`
      : percent(medianNearest);
  const warning = share > 0 ? " Search engines may leave out pages that repeat others." : "";
  return `Of ${comparedTexts}, ${similarText}; the median text shares ${median} with its nearest neighbour.${warning}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
