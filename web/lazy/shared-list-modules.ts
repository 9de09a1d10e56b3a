/** Imports modules that pages with lists share with the parts that are loaded after them, so that the bundler makes one chunk of these. */
import "../lists/choice-select.tsx";
import "../lists/list-filters.ts";
import "../components/map/map-extent.ts";
