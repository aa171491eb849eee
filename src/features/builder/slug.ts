/** The name of a site in its address. */
export const longestSlug = 40;
export const shortestSlug = 3;

/** Names that could be taken for ours, or that addresses may need. */
const reserved = new Set(
  `about access account accounts admin administrator api app apps assets auth billing blog builder business businesses contact
  dashboard demo docs download error example files forms frenly frenlyai gallery guest help home inbox index info join legal login logout
  mail me member members new news null official page pages panda pandas password pay payment payments pricing privacy
  public register report robots root sandbox search secure security sent settings shop signin signup site sitemap sites staff static
  status store support system team terms test undefined university update user users verify wallet webmaster www`.split(
    /\s+/,
  ),
);

/** What is wrong with it, in words. */
export function problemOfSlug(slug: string): string | undefined {
  if (slug.length < shortestSlug) return `Use at least ${shortestSlug} characters.`;
  if (slug.length > longestSlug) return `Use at most ${longestSlug} characters.`;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))
    return 'Use lower-case letters, digits and single hyphens between them.';
  if (!/[a-z]/.test(slug)) return 'Use at least one letter.';
  if (reserved.has(slug) || slug.split('-').some((part) => part === 'frenly' || part === 'frenlyai'))
    return 'This address is reserved. Choose another.';
  return undefined;
}

/** What a title gives as an address. */
export function slugFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longestSlug);
  return plain.replace(/^-/, '').replace(/-$/, '');
}
