import type { Overview } from "#contract/admin-api";
import { exactCount } from "#domain/text/count-label";
import { listedHref } from "../businesses/table-params.ts";
import { BarList } from "../ui/bar-list.tsx";
import { Section } from "../ui/tab-page.tsx";
import { percent } from "./percent.ts";
import { SectionSkeleton } from "./section-skeleton.tsx";

type Measured = Exclude<keyof Overview["quality"], "total">;

const LABELS: Readonly<Record<Measured, string>> = {
  phone: "Phone",
  hours: "Opening hours",
  photo: "Photo",
  seoText: "SEO text",
  website: "Website",
};

/** Shows the share of businesses with each kind of data, linked to the businesses without it. */
export function QualitySection({ quality }: { quality: Overview["quality"] | undefined }) {
  return (
    <Section title="Data quality" intro="Share of businesses with each detail. Click one to see what's missing.">
      {quality ? (
        <BarList
          items={Object.entries(LABELS).map(([data, label]) => {
            const { total } = quality;
            const count = quality[data as Measured];
            const share = total === 0 ? 0 : count / total;
            return {
              label,
              share,
              figure: `${percent(share)} · ${exactCount(total - count)} missing`,
              href: listedHref({ missing: data }),
            };
          })}
        />
      ) : (
        <SectionSkeleton />
      )}
    </Section>
  );
}
