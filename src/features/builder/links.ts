/** Where a link that someone typed leads: to a page of the site, out to the web, to a mail address or a phone. Nothing else is a link. */
const pageMark = 'page:';

export const toPage = (id: string) => pageMark + id;
export const pageIn = (link: string) => (link.startsWith(pageMark) ? link.slice(pageMark.length) : undefined);

export function safeHref(
  typed: string,
  hrefOf: (pageId: string) => string | undefined = () => undefined,
): string | undefined {
  const link = typed.trim();
  const page = pageIn(link);
  if (page !== undefined) return hrefOf(page);
  if (link === '' || link.length > 500 || /[\s\\<>"'`\p{Cc}]/u.test(link)) return undefined;
  if (/^(?:https?:\/\/[^/]|mailto:[^:]+@|tel:\+?\d)/i.test(link)) return link;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(link)) return `mailto:${link}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(link)) return `https://${link}`;
  return undefined;
}
