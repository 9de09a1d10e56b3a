import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Context } from "koa";
import * as z from "zod";
import type { SiteInfo } from "#contract/site";
import { type PasskeyPlace, passkeyPlace } from "#domain/accounts/passkey-place";
import { AppError } from "../../../errors.ts";

const MAX_FIELD_CHARS = 10_000;
const field = z.string("is required").max(MAX_FIELD_CHARS, "is too long");

/** Fields that both answers of an authenticator have. The library checks what is in them. */
const credential = { id: field, rawId: field, type: z.literal("public-key", "must be public-key") };

export const registrationSchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: field,
    attestationObject: field,
    transports: z.array(z.string()).optional(),
  }),
}) as unknown as z.ZodType<RegistrationResponseJSON>;

export const authenticationSchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: field,
    authenticatorData: field,
    signature: field,
    userHandle: field.optional(),
  }),
}) as unknown as z.ZodType<AuthenticationResponseJSON>;

/** Returns where passkeys belong for the page that sent a request, or why they do not work there. */
export function placeOfRequest(ctx: Context, { baseUrl }: SiteInfo): PasskeyPlace | { refusal: string } {
  // Browsers send the header with every POST. A program without it counts as the site's own page.
  const origin = ctx.get("Origin");
  return passkeyPlace(URL.canParse(origin) ? origin : baseUrl, baseUrl);
}

/** Errors: AppError `conflict` where passkeys do not work. */
export function requirePasskeyPlace(ctx: Context, site: SiteInfo): PasskeyPlace {
  const place = placeOfRequest(ctx, site);
  if ("refusal" in place) throw new AppError("conflict", place.refusal);
  return place;
}
