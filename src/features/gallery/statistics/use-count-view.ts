import { useEffect } from 'react';
import { call } from '#kit/contract/call.ts';
import { countView } from './contract.ts';

/** Long enough to have looked; whoever passes through, and whatever fetches pages without reading them, is not counted. */
const moment = 1500;

export function useCountView(id: string | undefined) {
  useEffect(() => {
    if (!id) return;
    // A view that could not be counted is nobody's trouble.
    const timer = setTimeout(() => void call(countView, { params: { id } }).catch(() => null), moment);
    return () => clearTimeout(timer);
  }, [id]);
}
