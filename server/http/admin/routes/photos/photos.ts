import { isPhotoName, namesOfOwnPhoto, photoAddress } from "#domain/business/own-photos/own-photo";
import { AppError } from "../../../../errors.ts";
import { addPhoto } from "../../../../operations/photos/add-photo.ts";
import { createPhotoThread } from "../../../../operations/photos/photo-thread.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
import { receivePicture } from "./receive-picture.ts";

/** Takes photos of businesses, and erases them for good. */
export const photosRoutes: AddRoutes = (router, { store, now }) => {
  const thread = createPhotoThread();

  router.post("/photos", atLeast("editor"), async (ctx) => {
    const photo = await addPhoto({ store, thread, bytes: await receivePicture(ctx), now });
    ctx.status = 201;
    ctx.set("Location", photo.address);
    ctx.body = photo;
  });

  router.delete("/photos/:name", atLeast("administrator"), async (ctx) => {
    const { name = "" } = ctx.params;
    const names = isPhotoName(name) ? namesOfOwnPhoto(photoAddress(name)) : [];
    const entry = { at: now(), actor: administrator(ctx), action: "erase-photo", detail: { name } };
    if (names.length === 0 || (await store.photos.erase(names, entry)) === 0) {
      throw new AppError("not-found", "There is no such photo. It may have been erased before.");
    }
    ctx.body = { erased: name };
  });
};
