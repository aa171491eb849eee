import { withQuote, type Quote } from '#kit/quotes/quote-link.ts';

/** Opens a document at a page or a passage. `page`: the address of the documents' page. */
export const documentAddress = (page: string, document: string, quote?: Quote): string => {
  const address = `${page}?${new URLSearchParams({ document })}`;
  return quote ? withQuote(address, quote) : address;
};
