/** What a browser reads to offer this search in its address bar. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Longer names are cut by browsers. */
const longestName = 16;

export function openSearchDescription(product: string, origin: string): string {
  const at = escaped(origin);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(product.slice(0, longestName))}</ShortName>
  <Description>Answers with quotes and sources.</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${at}/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${at}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
