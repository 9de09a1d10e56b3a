import type { Context } from "koa";
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from "#domain/business/own-photos/picture-type";
import { AppError } from "../../../../errors.ts";
import { limitBodyTime, UPLOAD_TIMEOUT_MS } from "../../../body-timeout.ts";
import { drainRequest } from "../receive-upload.ts";

/**
 * Reads the body, which is a picture. A form of another site cannot send its media type. Errors: 415 for another media type; AppError
 * `too-large` before more than the limit is kept, `cancelled`, `invalid` for an empty body.
 */
export async function receivePicture(ctx: Context): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^(image\/[\w.+-]+|application\/octet-stream)$/i.test(ctx.get("Content-Type"))) {
    ctx.throw(415, "Send the picture as the body, with a Content-Type such as image/jpeg.");
  }
  const tooLarge = () => {
    drainRequest(ctx);
    const sentence = `This picture is larger than ${MAX_PICTURE_MB} MB. Make it smaller and upload it again.`;
    return new AppError("too-large", sentence);
  };
  if ((ctx.request.length ?? 0) > MAX_PICTURE_BYTES) throw tooLarge();
  limitBodyTime(ctx.req, UPLOAD_TIMEOUT_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not destroy the request: the client may already send the next one on its connection.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_PICTURE_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new AppError("cancelled", "The upload was aborted.", [], { cause: error });
  }
  if (size > MAX_PICTURE_BYTES) throw tooLarge();
  if (size === 0) throw new AppError("invalid", "The picture is empty.");
  return new Uint8Array(Buffer.concat(chunks));
}
