import { useQuery } from "@tanstack/react-query";
import type { Overview } from "#contract/admin-api";
import { exactCount } from "#domain/text/count-label";
import { directoryQueries } from "../api/directory-queries.ts";
import { businessesHref } from "../businesses/businesses-address.ts";
import { BarList } from "../parts/bar-list.tsx";
import { Section } from "../parts/tab-page.tsx";
import { SectionWait } from "./section-loading.tsx";

const SHOWN = 8;

/** The categories with most businesses. */
export function CategoriesSection() {
  const { data } = useQuery(directoryQueries.categories);
  const rows = data?.map(({ category, slug, businessCount }) => ({
    label: category,
    count: businessCount,
    href: businessesHref({ category: slug }),
  }));
  return <TopSection title="Largest categories" rows={rows} />;
}

/** The cities with most businesses. */
export function CitiesSection({ cities }: { cities: Overview["cities"] | undefined }) {
  const rows = cities?.map(({ city, businessCount }) => ({
    label: city,
    count: businessCount,
    href: businessesHref({ city }),
  }));
  return <TopSection title="Largest cities" rows={rows} />;
}

interface TopRow {
  label: string;
  count: number;
  href: string;
}

function TopSection({ title, rows }: { title: string; rows: TopRow[] | undefined }) {
  const shown = rows?.slice(0, SHOWN);
  const most = Math.max(1, ...(shown ?? []).map(({ count }) => count));
  return (
    <Section title={title}>
      {shown === undefined ? (
        <SectionWait />
      ) : shown.length === 0 ? (
        <p>There are none yet.</p>
      ) : (
        <BarList
          items={shown.map(({ label, count, href }) => ({
            label,
            share: count / most,
            figure: exactCount(count),
            href,
          }))}
        />
      )}
    </Section>
  );
}
