import type { Context, Middleware } from "koa";
import { type Admission, type AdmissionOptions, createAdmission } from "../overload/admission.ts";

export interface AdmissionControlOptions extends AdmissionOptions {
  /** Shared with others; by default one of its own. */
  admission?: Admission;
  /** The lane of the queue that a request waits in; by default one for all. */
  laneOf?: (ctx: Context) => string;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Admission control (see `createAdmission`) of the routes behind it. Errors: AppError `busy` when the queue is full, with the
 * header Retry-After.
 */
export function admissionControl(options: AdmissionControlOptions = {}): Middleware {
  const { admission = createAdmission(options), laneOf = () => "" } = options;
  return async (ctx, next) => {
    try {
      await admission.run(laneOf(ctx), async () => {
        // skip the work if the client has left
        if (!ctx.req.socket.destroyed) await next();
      });
    } catch (error) {
      if ((error as { code?: unknown }).code === "busy") ctx.set("Retry-After", String(RETRY_AFTER_SECONDS));
      throw error;
    }
  };
}
