import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBelow } from '#kit/contract/query-key.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';

const isAdmins = isBelow('/api/admin/');

/** What an admin page shows is asked for anew whenever something happens that admins watch, and when one asks. */
export function useAdminRefresh() {
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const askAnew = () => client.invalidateQueries({ predicate: isAdmins });
  useChannel('admin', () => void askAnew());
  return {
    isRefreshing,
    async refresh() {
      setIsRefreshing(true);
      await askAnew();
      setIsRefreshing(false);
    },
  };
}
