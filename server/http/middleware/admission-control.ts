import type { Context, Middleware } from "koa";
import { type Admission, type AdmissionOptions, createAdmission } from "../overload/admission.ts";
import { BUSY_REFUSAL } from "../overload/busy-refusal.ts";

export interface AdmissionControlOptions extends AdmissionOptions {
  /** Admission shared with other routes; its own by default. */
  admission?: Admission;
  /** Returns the lane of the queue for a request; one for all by default. */
  laneOf?: (ctx: Context) => string;
}

/**
 * Applies admission control (see `createAdmission`) to the middleware after it. Errors: AppError `busy` when the queue is full, with the
 * header Retry-After.
 */
export function admissionControl(options: AdmissionControlOptions = {}): Middleware {
  const { admission = createAdmission(options), laneOf = () => "" } = options;
  return async (ctx, next) => {
    try {
      await admission.run(laneOf(ctx), async () => {
        // Skip the work if the client has left.
        if (!ctx.req.socket.destroyed) await next();
      });
    } catch (error) {
      if ((error as { code?: unknown }).code === "busy") ctx.set("Retry-After", String(BUSY_REFUSAL.retryAfterSeconds));
      throw error;
    }
  };
}
