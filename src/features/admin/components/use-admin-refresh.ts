import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';

const isAdmins = ({ queryKey }: Pick<Query, 'queryKey'>) => String(queryKey[0]).startsWith('/api/admin/');

/** Asks anew for everything an admin page shows. */
export function useAdminRefresh() {
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ predicate: isAdmins }) > 0;
  const refresh = useCallback(() => void client.invalidateQueries({ predicate: isAdmins }), [client]);
  return { refresh, isRefreshing };
}
