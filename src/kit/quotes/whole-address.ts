/** Pages of this site are known by their path alone; whoever reads elsewhere needs all of it. */
export const wholeAddress = (href: string, origin = '') => (href.startsWith('/') ? `${origin}${href}` : href);

/** The same for every link of a text in Markdown: what is copied, sent on or taken away still leads to its passages. */
export const withWholeLinks = (text: string, origin: string) =>
  text.replaceAll(/\]\((<?)(?=\/)/g, (_, bracket: string) => `](${bracket}${origin}`);
