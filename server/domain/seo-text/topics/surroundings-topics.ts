import { comesToHomes } from "../advice/visit-kind.ts";
import { FIRST_NEAREST, restOfOthers } from "../phrases/others/other-businesses.ts";
import { sameFaith } from "../phrases/others/same-faith.ts";
import { weekendHelp } from "../phrases/others/weekend-help.ts";
import { contextTopic, type Topic, topic } from "./topic.ts";

/** Topics on its surroundings. Alternatives are open for business, and not possibly the same one again. */
export const surroundingsTopics: readonly Topic[] = [
  topic(
    "nearest",
    "surroundings",
    (f) => (f.neighbours().length > 0 ? 0.8 : 0),
    ["{nearestIntro} {nearest}.", "{nearestAnnouncement} {nearest}."],
    { isOfOthers: true },
  ),
  contextTopic(
    "further",
    "surroundings",
    (f) => (f.neighbours().length > FIRST_NEAREST ? 0.18 : 0),
    ["{furtherIntro} {further}."],
    { after: ["nearest"] },
  ),
  contextTopic(
    "on-street",
    "surroundings",
    // Sentences on nearer businesses name their distance.
    (f) => (f.comesToYou || comesToHomes(f.visit) || f.neighbours().length > 0 ? 0 : 0.19),
    ["{onStreetIntro} {onStreet}."],
    { needs: (f) => f.closeBy().length === 0 && f.onStreet().length > 0 },
  ),
  contextTopic(
    "other-peers",
    "surroundings",
    (f) => (f.hasOthersToName && f.neighbours().length === 0 ? 0.19 : 0),
    ["{othersIntro} {otherPeers}."],
    { needs: (f) => f.otherPeers().length > 0 },
  ),
  contextTopic(
    "rest-of-others",
    "surroundings",
    (f) => (f.hasOthersToName ? 0.17 : 0),
    ["There {restAre} also {restOfOthers}.", "Also listed there {restAre} {restOfOthers}."],
    { after: ["other-peers"], needs: (f) => restOfOthers(f).length > 0 },
  ),
  contextTopic(
    "same-faith",
    "surroundings",
    (f) => (f.isWorship && f.neighbours().length > 0 ? 0.3 : 0),
    ["{sameFaith}."],
    {
      after: ["nearest"],
      needs: (f) => sameFaith(f).length > 0,
    },
  ),
  contextTopic(
    "open-on-weekend",
    "surroundings",
    (f) => (f.isWorship ? 0 : 0.16),
    [
      "{weekendDay} hours are listed for {openOnWeekend}.",
      "If it has to be a {weekendDay}, hours are listed for {openOnWeekend}.",
    ],
    { needs: (f) => weekendHelp(f) !== undefined },
  ),
  contextTopic(
    "close-by",
    "surroundings",
    (f) => (f.isPlaced && !f.comesToYou ? 0.2 : 0),
    ["{closeByIntro} {closeBy}."],
    {
      needs: (f) => f.closeBy().length > 0,
      startsParagraph: true,
    },
  ),
];
