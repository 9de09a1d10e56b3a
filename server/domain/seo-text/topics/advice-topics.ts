import { MAX_PARAGRAPHS } from "../advice/advice.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Advice for a visit, the last resort for businesses of which hardly more than the name is known. It claims nothing of the business. */
export const adviceTopics: readonly Topic[] = Array.from({ length: MAX_PARAGRAPHS }, (_, index) =>
  generalTopic(
    `advice${index}`,
    "about",
    () => ((MAX_PARAGRAPHS - index) * MAX_GENERAL_WEIGHT) / MAX_PARAGRAPHS,
    [`{advice${index}}`],
    { needs: (f) => f.advice().paragraph(index) !== "", startsParagraph: true },
  ),
);
