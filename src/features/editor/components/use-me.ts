import { useQuery } from '@tanstack/react-query';

/** The name of whoever writes; guests have none. */
export function useMe(): string {
  const { data } = useQuery<{ name: string } | null>({ queryKey: ['GET', '/api/auth/user'] });
  return data?.name ?? 'Guest';
}
