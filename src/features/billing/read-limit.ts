/** A limit as it was typed: nothing is no limit, a whole number is one, and anything else is neither. */
export function readLimit(text: string): { limit: number | null } | undefined {
  const typed = text.trim();
  if (typed === '') return { limit: null };
  return /^\d{1,12}$/.test(typed) ? { limit: Number(typed) } : undefined;
}
