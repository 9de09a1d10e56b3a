import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { browseUrl, categoryUrl, homeUrl } from "#domain/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { titleCased } from "../../list-address.ts";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { askedOfCategory } from "./category-address.ts";
import type { CategoryData } from "./category-page.tsx";

export default function CategoryView({ location, data: { list, altered = list, facets } }: PageView<CategoryData>) {
  const params = askedOfCategory(location);
  return (
    <ListPage
      trail={<Breadcrumbs steps={stepsTo(list)} current={list.name} />}
      title={titleCased(list.slug)}
      list={altered}
      facets={facets}
      asked={{
        params: { ...params, category: list.slug },
        href: (other) => categoryUrl(list.slug, other),
        categoryHref: categoryUrl,
        about: "category",
        names: { category: list.name },
      }}
      place={params.city}
      cleared={categoryUrl(list.slug)}
      isDescribed
      empty={{
        text: "No business of this category is listed at the moment.",
        steps: (
          <a className={layout.quietButton} href={browseUrl()}>
            Browse All Categories
          </a>
        ),
      }}
    />
  );
}

/** Over the group that its businesses belong to, unless the page is about that. */
function stepsTo({ slug, businesses: [first] }: { slug: string; businesses: CardBusiness[] }) {
  const group = CATEGORY_GROUPS.find((its) => its.slug === first?.group && its.slug !== slug);
  return [
    { label: "Home", href: homeUrl },
    { label: "All businesses", href: browseUrl() },
    ...(group ? [{ label: group.name, href: categoryUrl(group.slug) }] : []),
  ];
}
