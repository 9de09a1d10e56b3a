import { FIRST_NEAREST } from "../phrases/other-businesses.ts";
import { contextTopic, type Topic, topic } from "./topic.ts";

/** Topics on its surroundings. Alternatives are open for business, and not possibly the same one again. */
export const surroundingsTopics: readonly Topic[] = [
  topic("nearest", "surroundings", (f) => (f.nearest.length > 0 ? 0.8 : 0), ["{nearest}"], {
    isOfOthers: true,
    isList: true,
  }),
  contextTopic("further", "surroundings", (f) => (f.nearest.length > 0 ? 0.18 : 0), ["{further}"], {
    after: ["nearest"],
    needs: (f) => f.neighbours().length > FIRST_NEAREST,
    isList: true,
  }),
  contextTopic("other-peers", "surroundings", (f) => (f.hasOthersToName ? 0.17 : 0), ["{otherPeers}"], {
    needs: (f) => f.otherPeers().length > 0,
    isList: true,
  }),
  contextTopic("close-by", "around", (f) => (f.isPlaced && !f.comesToYou ? 0.2 : 0), ["{closeBy}"], {
    needs: (f) => f.closeBy().length > 0,
    isList: true,
  }),
];
