import type { DetailedBusiness } from "#contract/business";
import { businessHead } from "#domain/publishing/page-head";
import { businessUrl, categoryUrl, cityUrl, homeUrl, parseBusinessId, qrCodeUrl } from "#domain/publishing/page-url";
import { textBlocks } from "#domain/seo-text/text-blocks";
import type { PublicQueries } from "../../api/queries.ts";
import type { CardBusiness, ShownBusiness } from "../../api/shown-business.ts";
import { AdSlot } from "../../components/ad-slot.tsx";
import { Breadcrumbs, type Trail } from "../../components/breadcrumbs.tsx";
import { aboutText } from "../../components/card/about-text.ts";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import { type AnyPage, definePage, type PageView, type PublicPage } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import frame from "./business-frame.module.css";
import { BusinessHeader } from "./business-header.tsx";
import { BusinessSkeleton } from "./business-skeleton.tsx";
import styles from "./business-view.module.css";
import { CallBar } from "./contact/call-bar.tsx";
import { ContactBox } from "./contact/contact-box.tsx";
import { PhotoGallery } from "./gallery/photo-gallery.tsx";
import { lazyEmbed, lazyOffers, lazyOwnFields, lazyStarBars } from "./lazy-business-parts.tsx";
import { NearbySection } from "./nearby-section.tsx";
import { OpeningHoursBox } from "./opening-hours-box.tsx";
import { StreetSection } from "./street/street-section.tsx";

/** Page of a business by its slug, which may change. The next page finds it by its permanent id. */
export const businessBySlugPage = businessPage((queries: PublicQueries, { params: { slug = "" } }) => ({
  business: queries.businessBySlug(slug),
  nearby: queries.nearbyBySlug(slug),
}));
export const businessByIdPage = businessPage((queries: PublicQueries, { params }) => {
  // No business has the id 0.
  const id = parseBusinessId(params.id ?? "") ?? 0;
  return { business: queries.business(id), nearby: queries.nearby(id) };
});

function businessPage(load: PublicPage<BusinessData>["load"]): AnyPage {
  return definePage<BusinessData>({
    load,
    movedTo: ({ location, data: { business } }) => {
      const { slug, id } = location.params;
      // Another business answers for a merged one.
      if (id !== undefined && Number(id) !== business.id) return businessUrl(business.slug);
      return slug === undefined || slug === business.slug ? undefined : businessUrl(business.slug);
    },
    head: ({ data: { business }, site }) => businessHead(business, site),
    trail: ({ data: { business } }) => businessTrail(business),
    failure: (status) => ({
      title: "Business Not Found",
      text:
        status === 410
          ? "This business is no longer listed."
          : status === 404
            ? "There is no business at this address."
            : "Unable to load this business. Please try again later.",
      next: { label: "Back to Home", href: homeUrl },
    }),
    Loading: BusinessSkeleton,
    Page: BusinessView,
  });
}

export interface BusinessData {
  business: ShownBusiness;
  /** Alternatives of the same category, nearest first. */
  nearby: CardBusiness[];
}

/** Time after which the second ad loads. */
const SECOND_AD_DELAY_MS = 2_000;

/** Shows the page of one business. In a single column, the most urgent parts come first. */
function BusinessView({ data: { business, nearby }, site }: PageView<BusinessData>) {
  const { id, name, drawing, slug, photos, uniqueContent, businessStatus } = business;
  const isGone = businessStatus === "CLOSED_PERMANENTLY";
  const nearbySection = <NearbySection business={business} nearby={nearby} streets={site.map} />;
  return (
    <article className={frame.article}>
      <div className={frame.hero}>
        <GroupPicture drawing={drawing} format="street" photo={photos[0]} isFirst />
        <div className={frame.top}>
          <Breadcrumbs {...businessTrail(business)} />
        </div>
      </div>
      <BusinessHeader business={business} hasNearby={nearby.length > 0} />
      <StreetSection business={business} nearby={nearby} streets={site.map} />
      <div className={`${layout.page} ${frame.page}`}>
        <PhotoGallery key={`photos-${id}`} name={name} photos={photos} drawing={drawing} />
        {isGone && <div className={frame.instead}>{nearbySection}</div>}
        <div className={frame.columns}>
          <div className={frame.side}>
            {!isGone && <OpeningHoursBox business={business} />}
            <ContactBox business={business} />
          </div>
          <div className={frame.main}>
            {!isGone && <lazyOffers.Component business={business} />}
            <lazyStarBars.Component business={business} />
            <About business={business} />
            <lazyOwnFields.Component business={business} />
            <AdSlot key={`first-${id}`} position={0} />
            {uniqueContent && (
              <section aria-labelledby="details">
                <h2 id="details">Detailed Information</h2>
                <Prose text={uniqueContent} />
              </section>
            )}
          </div>
          <div className={frame.around}>
            {!isGone && nearbySection}
            <AdSlot key={`second-${id}`} position={1} delay={SECOND_AD_DELAY_MS} />
          </div>
        </div>
        <lazyEmbed.Component business={business} site={site} />
        <div className={styles.source}>
          {/* Hidden on screens, where browsers do not load it. */}
          <img src={qrCodeUrl(id)} loading="lazy" width={96} height={96} alt="" />
          <p>
            From {site.name}, {site.baseUrl}
            {businessUrl(slug)}
          </p>
        </div>
      </div>
      <CallBar business={business} />
    </article>
  );
}

function About({ business }: { business: ShownBusiness }) {
  const { name, description } = business;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <p className={styles.prose}>
        <bdi>{name}</bdi>
        {aboutText(business).slice(name.length)}
      </p>
      <Prose text={description} />
    </section>
  );
}

/** Shows headings, paragraphs and lists, each of a section once, in the direction of its own language (`dir="auto"`). */
function Prose({ text }: { text: string }) {
  let section = 0;
  const blocks = new Map(
    textBlocks(text).map((block) => {
      if (block.kind === "heading") section++;
      return [`${section} ${block.kind} ${block.text}`, block];
    }),
  );
  return Array.from(blocks, ([key, { kind, text: words }]) => {
    if (kind === "list")
      return (
        <ul key={key} className={styles.list}>
          {Array.from(new Set(words.split("\n")), (item) => (
            <li key={item} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
    const Tag = kind === "heading" ? "h3" : "p";
    return (
      <Tag key={key} className={kind === "heading" ? styles.subheading : styles.prose} dir="auto">
        {words}
      </Tag>
    );
  });
}

type Placed = Pick<DetailedBusiness, "name" | "city" | "category" | "categorySlug">;

function businessTrail({ name, city, category, categorySlug }: Placed): Trail {
  const steps = [
    { label: "Home", href: homeUrl },
    ...(city === "" ? [] : [{ label: city, href: cityUrl(city) }]),
    { label: category, href: categoryUrl(categorySlug) },
  ];
  return { steps, current: name };
}
