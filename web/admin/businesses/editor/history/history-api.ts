import { queryOptions } from "@tanstack/react-query";
import type { BusinessHistory } from "#contract/fields/field-history";
import { adminJson } from "../../../api/admin-fetch.ts";

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: ["admin/business-history", id],
    queryFn: () => adminJson<BusinessHistory>(`businesses/${id}/history`),
    gcTime: 0,
  });
