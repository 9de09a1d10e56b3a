import { browseUrl, categoryUrl } from "#domain/page-url";
import { ListPage } from "../../components/list-page.tsx";
import { askedPage, titleCased } from "../../list-address.ts";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import type { CategoryData } from "./category-page.tsx";

export default function CategoryView({ location, data: { list } }: PageView<CategoryData>) {
  return (
    <ListPage
      title={titleCased(list.slug)}
      list={list}
      page={askedPage(location.search)}
      href={(page) => categoryUrl(list.slug, page)}
      empty={
        <a className={layout.button} href={browseUrl()}>
          Browse All Categories
        </a>
      }
    />
  );
}
