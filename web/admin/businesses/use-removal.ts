import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { businessesApi } from "../api/businesses-api.ts";
import { refreshData } from "../api/refresh-data.ts";

interface Removed {
  id: number;
  name: string;
}

/** Deleting one business at once, with a way back in the toast. */
export function useRemoval() {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const restore = async ({ id, name }: Removed) => {
    try {
      await businessesApi.restore(id);
      notify({ title: "Business restored", description: name });
    } catch (error) {
      notify({ title: "Restore failed", description: failureText(error, name), variant: "destructive" });
    }
    refreshData(client);
  };
  const remove = async (business: Removed) => {
    setPending((before) => new Set(before).add(business.id));
    try {
      await businessesApi.remove(business.id);
      notify({
        title: "Business deleted",
        description: business.name,
        action: { label: "Undo", run: () => void restore(business) },
      });
    } catch (error) {
      notify({ title: "Delete failed", description: failureText(error, business.name), variant: "destructive" });
    } finally {
      setPending((before) => new Set([...before].filter((id) => id !== business.id)));
      refreshData(client);
    }
  };
  return { remove, isPending: (id: number) => pending.has(id) };
}
