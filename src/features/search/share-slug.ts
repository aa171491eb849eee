const longest = 60;

/** Words for people to know a link by; what it leads to is in its last part. */
export function shareSlug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, longest).toWellFormed().replace(/-+$/, '') || 'search';
}
