import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { shop, shops } from "./import-workbooks.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { openPanel } from "./signed-in.ts";

const TAB = "/admin-panel?tab=seo-sitemap";
/** More than are listed at a time. */
const BARE = 60;

let site: RunningSite;
beforeAll(async () => {
  const bare = Array.from({ length: BARE }, (_, index) =>
    shop(1_000 + index, { city: "", state: "", full_address: "", country: "" }),
  );
  site = await runSite([...shops(25), ...bare]);
});
afterAll(() => site?.close());

const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
const card = (page: Page, label: string) => page.locator("p").getByText(label, { exact: true }).locator("..");

describe("the SEO Sitemap tab", () => {
  it("is in Turkish, and counts the files: those of businesses plus three", async () => {
    const { page, messages } = await openPanel(site, TAB);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("SEO Site Haritası");
    expect(await page.locator("[lang=tr] h1").count()).toBe(1);
    await expect.poll(() => card(page, "Haritadaki işletmeler").innerText()).toContain("25");
    await expect.poll(() => card(page, "İşletme site haritaları").innerText()).toContain("1");
    await expect.poll(() => card(page, "Harita başına en fazla işletme").innerText()).toContain("10.000");
    await expect.poll(() => card(page, "Site haritası dosyaları").innerText()).toContain("4");
    expect(messages).toEqual([]);
    await page.context().close();
  });

  it("links every file of the sitemap, each of which is there", async () => {
    const { page, messages } = await openPanel(site, TAB);
    const links = page.locator("a[href*='sitemap']");
    await links.first().waitFor();
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(paths).toEqual([
      "/sitemap.xml",
      "/sitemap-main.xml",
      "/sitemap-categories.xml",
      "/sitemap-cities.xml",
      "/sitemap-businesses-1.xml",
    ]);
    for (const path of paths) expect((await fetch(site.url + path)).status, path).toBe(200);
    expect(messages).toEqual([]);
    await page.context().close();
  });

  it("lists the pages that are not indexed by reason, and leads to where you can fix them", async () => {
    const { page, messages } = await openPanel(site, TAB);
    const noindex = section(page, "Dizine eklenmeyen sayfalar");
    await noindex.getByText("Adı, kategorisi veya şehri eksik olan işletmeler").waitFor();
    await noindex.getByText(`${BARE} sayfa`).waitFor();
    await noindex.getByRole("button", { name: /eksik olan işletmeler: sayfaları göster/ }).click();
    await noindex.getByText("Sayfa 1 / 2").waitFor();
    await expect.poll(() => noindex.locator("li li").count()).toBe(50);
    await noindex.getByRole("button", { name: "Sonraki" }).click();
    await noindex.getByText("Sayfa 2 / 2").waitFor();
    await expect.poll(() => noindex.locator("li li").count()).toBe(BARE - 50);
    await page.reload();
    await expect.poll(() => noindex.locator("li li").count()).toBe(BARE - 50);
    await noindex.getByRole("link", { name: /Shop number 1059: düzenle/ }).click();
    await page.getByRole("button", { name: "Edit Shop number 1059" }).waitFor();
    expect(messages).toEqual([]);
    await page.context().close();
  });

  it("says how alike the texts are, once there are some", async () => {
    const { page, messages } = await openPanel(site, TAB);
    await page.getByText("Karşılaştırılacak metin yok.").waitFor();
    await page.getByRole("link", { name: "Import sekmesinde" }).click();
    await page.getByRole("button", { name: "Generate SEO Content" }).click();
    await page.getByText("listed businesses all have their text.").waitFor();
    await page.getByRole("tab", { name: "SEO Sitemap" }).click();
    const texts = section(page, "Birbirine benzeyen metinler");
    await texts.getByText("Çok benzeri olan metinler").waitFor();
    await expect.poll(() => texts.innerText()).toMatch(/%\d/);
    expect(await texts.getByText("Karşılaştırılan metinler").locator("..").innerText()).toContain(String(25 + BARE));
    expect(messages).toEqual([]);
    await page.context().close();
  });

  describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
    it.each([360, 1280])("has no accessibility faults at %i pixels and does not scroll sideways", async (width) => {
      const { page, messages } = await openPanel(site, `${TAB}&reason=no-name-category-or-city`, {
        colorScheme,
        viewport: { width, height: 800 },
      });
      await page.getByText("Sayfa 1 / 2").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(messages).toEqual([]);
      await page.context().close();
    });
  });
});
