import { pulseKinds } from './contract.ts';

/** What cannot be is left out. */
export function filterIn(search: URLSearchParams) {
  const kind = pulseKinds.find((one) => one === search.get('kind'));
  const before = search.get('before') ?? '';
  return {
    ...(kind && { kind }),
    ...(search.get('who') === 'following' && { who: 'following' as const }),
    ...(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(before) && { before }),
  };
}
