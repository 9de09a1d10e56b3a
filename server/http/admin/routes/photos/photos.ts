import * as z from "zod";
import { isPhotoName, namesOfOwnPhoto, photoAddress } from "#domain/business/own-photos/own-photo";
import { AppError } from "../../../../errors.ts";
import { addLogo } from "../../../../operations/photos/add-logo.ts";
import { addCroppedPhoto, addPhoto } from "../../../../operations/photos/add-photo.ts";
import { createPhotoThread } from "../../../../operations/photos/photo-thread.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
import { readBody } from "../read-body.ts";
import { receivePicture } from "./receive-picture.ts";

const share = z.number().min(0).max(1);
/** Rounding of a browser may put the end of an area beyond the picture, which is cut off. */
const cropSchema = z.strictObject({ x: share, y: share, width: share, height: share });

/** Takes photos of businesses and the site's logo, cuts out parts of photos, and erases photos for good. */
export const photosRoutes: AddRoutes = (router, { store, now }) => {
  const thread = createPhotoThread();

  router.post("/photos", atLeast("editor"), async (ctx) => {
    const photo = await addPhoto({ store, thread, bytes: await receivePicture(ctx), now });
    ctx.status = 201;
    ctx.set("Location", photo.address);
    ctx.body = photo;
  });

  router.post("/photos/:name/crop", atLeast("editor"), async (ctx) => {
    const area = await readBody(ctx, cropSchema);
    const [name] = namesOfPhoto(ctx.params.name);
    if (name === undefined) throw new AppError("not-found", "There is no such photo.");
    const photo = await addCroppedPhoto({ store, thread, name, area, now });
    ctx.status = 201;
    ctx.set("Location", photo.address);
    ctx.body = photo;
  });

  router.post("/logos", atLeast("administrator"), async (ctx) => {
    const logo = await addLogo({ store, thread, bytes: await receivePicture(ctx), now });
    ctx.status = 201;
    ctx.set("Location", logo.address);
    ctx.body = logo;
  });

  router.delete("/photos/:name", atLeast("administrator"), async (ctx) => {
    const { name = "" } = ctx.params;
    const names = namesOfPhoto(name);
    const entry = { at: now(), actor: administrator(ctx), action: "erase-photo", detail: { name } };
    if (names.length === 0 || (await store.photos.erase(names, entry)) === 0) {
      throw new AppError("not-found", "There is no such photo. It may have been erased before.");
    }
    ctx.body = { erased: name };
  });
};

/** Returns the names of both sizes of a photo, the large one first; none for another name. */
function namesOfPhoto(name = ""): string[] {
  return isPhotoName(name) ? namesOfOwnPhoto(photoAddress(name)) : [];
}
