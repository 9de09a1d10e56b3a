import { useQuery } from "@tanstack/react-query";
import type { Overview } from "#contract/admin-api";
import { exactCount } from "#domain/text/count-label";
import { directoryQueries } from "../api/panel-queries.ts";
import { listedHref } from "../businesses/table-params.ts";
import { BarList } from "../ui/bar-list.tsx";
import { Section } from "../ui/tab-page.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";

const MAX_ROWS = 8;

export function CategoriesSection() {
  const { data } = useQuery(directoryQueries.categories);
  const rows = data?.map(({ category, slug, businessCount }) => ({
    label: category,
    count: businessCount,
    href: listedHref({ category: slug }),
  }));
  return <TopSection title="Largest categories" rows={rows} />;
}

export function CitiesSection({ cities }: { cities: Overview["cities"] | undefined }) {
  const rows = cities?.map(({ city, businessCount }) => ({
    label: city,
    count: businessCount,
    href: listedHref({ city }),
  }));
  return <TopSection title="Largest cities" rows={rows} />;
}

interface TopRow {
  label: string;
  count: number;
  href: string;
}

function TopSection({ title, rows }: { title: string; rows: TopRow[] | undefined }) {
  const top = rows?.slice(0, MAX_ROWS);
  const maxCount = Math.max(1, ...(top ?? []).map(({ count }) => count));
  return (
    <Section title={title}>
      {top === undefined ? (
        <SectionSkeleton />
      ) : top.length === 0 ? (
        <p>There are none yet.</p>
      ) : (
        <BarList
          items={top.map(({ label, count, href }) => ({
            label,
            share: count / maxCount,
            figure: exactCount(count),
            href,
          }))}
        />
      )}
    </Section>
  );
}
