/** The pages with lists of businesses, which share nearly all their code: one chunk is smaller than many small ones. */
export { searchPage } from "../search/search-page.tsx";
export { browsePage } from "./browse-page.tsx";
export { categoryPage } from "./category-page.tsx";
export { cityPage } from "./city-page.tsx";
