import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { signIn, toast } from "./support/panel.ts";
import { ADMINISTRATOR } from "./support/served-directory.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(5) });

/** Gives the page an authenticator with discoverable credentials, whose owner confirms at once. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    setVerified: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** Passkeys work at localhost, not at its address. */
const atLocalhost = ({ url }: { url: string }, path: string) => url.replace("127.0.0.1", "localhost") + path;

test("A passkey is added, named, logs in without password and code, and is removed", async ({
  visit,
  site,
  allowMessages,
}) => {
  allowMessages(/status of (400|401)/);
  const page = await visit("/admin-login");
  const authenticator = await addAuthenticator(page);
  await page.goto(atLocalhost(site, "/admin-login"));
  await page.getByRole("button", { name: "Login" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Log in with a passkey" }).count()).toBe(0);
  await signIn(page);
  await page.getByRole("tablist").waitFor();
  await page.goto(atLocalhost(site, "/admin-panel?tab=account"));
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name of the passkey").fill("Blue key");
  await page.getByLabel("Your password").fill("a guess");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("The current password is wrong. Please try again.").waitFor();
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await toast(page, "Passkey added");
  const passkey = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await passkey.getByText("not used yet").waitFor();
  await expect
    .poll(() => authenticator.credentials())
    .toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

  await page.getByRole("button", { name: "Rename the passkey Blue key" }).click();
  await page.getByLabel("New name of Blue key").fill("Green key");
  await page.getByRole("button", { name: "Save name" }).click();
  await toast(page, "Passkey renamed");

  await page.context().clearCookies();
  await page.goto(atLocalhost(site, "/admin-login"));
  // The browser may offer the passkey by itself; the button asks for it.
  const button = page.getByRole("button", { name: "Log in with a passkey" });
  await Promise.race([button.click({ timeout: 60_000 }).catch(() => undefined), page.getByRole("tablist").waitFor()]);
  await page.getByRole("tablist").waitFor();
  await page.goto(atLocalhost(site, "/admin-panel?tab=account"));
  await passkey.getByText("last used").waitFor();
  await page.getByRole("button", { name: "Remove the passkey Green key" }).click();
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await toast(page, "Passkey removed");
  // The toast comes before the list without the passkey is fetched.
  await expect.poll(() => passkey.count()).toBe(0);

  await page.context().clearCookies();
  await page.goto(atLocalhost(site, "/admin-login"));
  await signIn(page);
  await page.getByRole("tablist").waitFor();
});

test("At an IP address the account says why there can be no passkey", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel?tab=account");
  await expect.poll(() => page.getByRole("button", { name: "Add a passkey" }).isDisabled()).toBe(true);
  await page.getByText("Passkeys don’t work at an IP address.").waitFor();
});
