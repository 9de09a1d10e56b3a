import type { Config } from "../../../config/load-config.ts";
import { AppError } from "../../../errors.ts";
import type { Store } from "../../../store/store.ts";
import { missingCredentials } from "../bucket-requests.ts";
import { bucketCopies } from "../sent-copies.ts";
import { type BucketObject, listBucket } from "./bucket-objects.ts";

/** Time for which a list counts as current: each is a request to another server. */
const FRESH_MS = 30_000;

/** Backups of this directory in the bucket, or the reason why they are unknown. */
export interface BucketContents {
  /** Undefined without a bucket, and if it could not be listed. */
  objects?: BucketObject[];
  /** Sentence on a bucket that could not be listed. */
  failure?: string;
}

export interface BucketListing {
  /** Does not reject if the bucket fails. Errors: AppError `storage` of the store. */
  contents(): Promise<BucketContents>;
}

interface BucketListingParts {
  store: Pick<Store, "maintenance">;
  /** Returns the current settings. */
  settings: () => Config["backup"];
  environment: NodeJS.ProcessEnv;
  now: () => Date;
}

/**
 * Lists the copies that servers of this directory sent to the bucket and that are still there. Other objects of the bucket may be of
 * another directory. The recommended key has no permission to list; a sentence then says so, and the recorded copies are shown.
 */
export function createBucketListing({ store, settings, environment, now }: BucketListingParts): BucketListing {
  let cachedList: { key: string; until: number; contents: Promise<BucketContents> } | undefined;

  async function read(bucket: Config["backup"]["s3"]): Promise<BucketContents> {
    try {
      return { objects: await listBucket({ settings: bucket, environment }) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { failure: error.message };
    }
  }

  return {
    async contents() {
      const { s3 } = settings();
      if (s3.bucket === null || missingCredentials(environment).length > 0) return {};
      // A copy sent after the cached list was read requires a new list.
      const sentNames = await bucketCopies(store);
      const key = JSON.stringify([s3, [...sentNames].at(-1)]);
      const time = now().getTime();
      if (cachedList === undefined || cachedList.key !== key || cachedList.until < time) {
        cachedList = { key, until: time + FRESH_MS, contents: read(s3) };
        cachedList.contents.catch(() => {
          cachedList = undefined;
        });
      }
      const { objects, failure } = await cachedList.contents;
      if (objects === undefined) return failure === undefined ? {} : { failure };
      return { objects: objects.filter(({ name }) => sentNames.has(name)) };
    },
  };
}
