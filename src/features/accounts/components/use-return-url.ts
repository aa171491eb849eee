import { useSearchParams } from 'react-router';
import { safeReturnUrl } from '#kit/auth/return-url.ts';

/** Where this visit was on its way to, or `fallback`. Pages of signing in would only lead in a circle. */
export function useReturnUrl(fallback: string): string {
  const [search] = useSearchParams();
  const wanted = safeReturnUrl(search.get('return_url'), fallback);
  return /^\/(login|sign-in|register|frenly\/signin)\b/i.test(wanted) ? fallback : wanted;
}
