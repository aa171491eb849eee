/** What each source sends, in its true format, for things that were found. */
export interface SourceAnswer {
  title: string;
  text: string;
  /** Where it leads, as far as the source lets the address be chosen. */
  href: string;
  /** A day. */
  date: string;
  by: string;
}

export interface Spoken {
  type: string;
  body: string;
}

const json = (value: unknown): Spoken => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const unix = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
const numbers = (date: string) => date.split('-').map(Number);

export const answersBySource: Record<string, (found: readonly SourceAnswer[]) => Spoken> = {
  wikipedia: (found) =>
    json(
      found.length === 0
        ? { batchcomplete: true }
        : {
            batchcomplete: true,
            continue: { gsroffset: 8, continue: 'gsroffset||' },
            query: {
              // In the order of their ids, as the interface does.
              pages: found
                .map(({ title, text, href }, at) => ({
                  pageid: 9000 - at,
                  ns: 0,
                  title,
                  index: at + 1,
                  extract: text,
                  contentmodel: 'wikitext',
                  pagelanguage: 'en',
                  touched: '2026-01-02T03:04:05Z',
                  fullurl: href,
                  canonicalurl: href,
                }))
                .toReversed(),
            },
          },
    ),
  wikidata: (found) =>
    json({
      searchinfo: { search: 'x' },
      search: found.map(({ title, text }, at) => ({
        id: `Q${at + 42}`,
        title: `Q${at + 42}`,
        pageid: 138 + at,
        concepturi: `http://www.wikidata.org/entity/Q${at + 42}`,
        repository: 'wikidata',
        url: `//www.wikidata.org/wiki/Q${at + 42}`,
        display: { label: { value: title, language: 'en' }, description: { value: text, language: 'en' } },
        label: title,
        description: text,
        match: { type: 'label', language: 'en', text: title },
      })),
      success: 1,
    }),
  wiby: (found) =>
    json([
      ...found.map(({ title, text, href }) => ({
        URL: href,
        Title: html(title),
        Snippet: html(text),
        Description: '',
      })),
      ...(found.length > 0 ? [{ NextOffset: '12' }] : []),
    ]),
  openlibrary: (found) =>
    json({
      numFound: found.length,
      start: 0,
      numFoundExact: true,
      documentation_url: 'https://openlibrary.org/dev/docs/api/search',
      q: 'x',
      offset: null,
      docs: found.map(({ title, by, text, date }, at) => ({
        key: `/works/OL${at + 1}W`,
        title,
        author_name: [by],
        first_publish_year: numbers(date)[0],
        first_sentence: [text],
      })),
    }),
  openstreetmap: (found) =>
    json(
      found.map(({ title, text }, at) => ({
        place_id: 100 + at,
        licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
        osm_type: 'relation',
        osm_id: 62422 + at,
        lat: '52.5173885',
        lon: '13.3951309',
        category: 'boundary',
        type: 'administrative',
        place_rank: 8,
        importance: 0.8,
        addresstype: 'city',
        name: title,
        display_name: `${title}, ${text}`,
        boundingbox: ['52.33', '52.67', '13.08', '13.76'],
      })),
    ),
  crossref: (found) =>
    json({
      status: 'ok',
      'message-type': 'work-list',
      'message-version': '1.0.0',
      message: {
        facets: {},
        'total-results': found.length,
        items: found.map(({ title, text, by, date }, at) => ({
          DOI: `10.1000/demo.${at + 1}`,
          title: [title],
          abstract: `<jats:title>Abstract</jats:title><jats:p>${html(text)}</jats:p>`,
          author: [{ given: by.split(' ')[0], family: by.split(' ')[1], sequence: 'first', affiliation: [] }],
          issued: { 'date-parts': [numbers(date)] },
          'container-title': ['Journal of Demonstrations'],
        })),
        'items-per-page': 8,
        query: { 'start-index': 0, 'search-terms': 'x' },
      },
    }),
  arxiv: (found) => ({
    type: 'application/atom+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <link href="http://arxiv.org/api/query?search_query%3Dall" rel="self" type="application/atom+xml"/>
  <title type="html">ArXiv Query: search_query=all:x</title>
  <id>http://arxiv.org/api/cHxbiOdZaP56ODnBPIenZhzg5f8</id>
  <updated>2026-01-02T00:00:00-05:00</updated>
  <opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${found.length}</opensearch:totalResults>
${found
  .map(
    ({ title, text, by, date }, at) => `  <entry>
    <id>http://arxiv.org/abs/2401.0000${at + 1}v1</id>
    <updated>${date}T10:00:00Z</updated>
    <published>${date}T10:00:00Z</published>
    <title>${html(title)}</title>
    <summary>  ${html(text)}
</summary>
    <author><name>${html(by)}</name></author>
    <arxiv:primary_category xmlns:arxiv="http://arxiv.org/schemas/atom" term="cs.CL"/>
  </entry>`,
  )
  .join('\n')}
</feed>`,
  }),
  europepmc: (found) =>
    json({
      version: '6.9',
      hitCount: found.length,
      nextCursorMark: '*',
      request: { queryString: 'x', resultType: 'core' },
      resultList: {
        result: found.map(({ title, text, by, date }, at) => ({
          id: String(31_000_000 + at),
          source: 'MED',
          pmid: String(31_000_000 + at),
          title: `${title}.`,
          authorString: `${by}.`,
          pubYear: date.slice(0, 4),
          abstractText: `<h4>Background</h4>${html(text)}`,
          firstPublicationDate: date,
        })),
      },
    }),
  hackernews: (found) =>
    json({
      hits: found.map(({ title, text, href, by, date }, at) => ({
        objectID: String(40_000_000 + at),
        title,
        url: href,
        author: by,
        points: 120,
        num_comments: 45,
        story_text: `<p>${html(text)}</p>`,
        created_at: `${date}T08:00:00Z`,
        created_at_i: unix(date),
        _tags: ['story'],
      })),
      nbHits: found.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 8,
    }),
  stackexchange: (found) =>
    json({
      items: found.map(({ title, text, by, date }, at) => ({
        tags: ['demo'],
        owner: { display_name: html(by), user_type: 'registered' },
        is_answered: true,
        view_count: 10,
        answer_count: 2,
        score: 7,
        creation_date: unix(date),
        question_id: 77_000 + at,
        link: `https://stackoverflow.com/questions/${77_000 + at}/demo`,
        title: html(title),
        body: `<p>${html(text)}</p>`,
      })),
      has_more: false,
      quota_max: 300,
      quota_remaining: 299,
    }),
  gdelt: (found) =>
    json(
      found.length === 0
        ? {}
        : {
            articles: found.map(({ title, href, date }) => ({
              url: href,
              url_mobile: '',
              title,
              seendate: `${date.replaceAll('-', '')}T101500Z`,
              socialimage: '',
              domain: 'news.example.com',
              language: 'English',
              sourcecountry: 'United Kingdom',
            })),
          },
    ),
  openverse: (found) =>
    json({
      result_count: found.length,
      page_count: 1,
      page_size: 12,
      page: 1,
      results: found.map(({ title, by }, at) => ({
        id: `0aff3595-8168-440b-83ff-7a80b65dea4${at}`,
        title,
        foreign_landing_url: `https://www.flickr.com/photos/demo/${at}`,
        url: `https://live.staticflickr.com/demo/${at}.jpg`,
        creator: by,
        license: 'by-sa',
        license_version: '2.0',
        provider: 'flickr',
        mature: false,
        height: 683,
        width: 1024,
        thumbnail: `https://api.openverse.org/v1/images/${at}/thumb/`,
      })),
    }),
  commons: (found) =>
    json({
      batchcomplete: true,
      query: {
        pages: found.map(({ title, text, by }, at) => ({
          pageid: 500 + at,
          ns: 6,
          title: `File:${title}.jpg`,
          index: at + 1,
          imagerepository: 'local',
          imageinfo: [
            {
              size: 100_000,
              width: 4000,
              height: 3000,
              thumburl: `https://upload.wikimedia.org/wikipedia/commons/thumb/demo/320px-${at}.jpg`,
              thumbwidth: 320,
              thumbheight: 240,
              url: `https://upload.wikimedia.org/wikipedia/commons/demo/${at}.jpg`,
              descriptionurl: `https://commons.wikimedia.org/wiki/File:Demo_${at}.jpg`,
              extmetadata: {
                Artist: {
                  value: `<a href="https://example.com">${html(by)}</a>`,
                  source: 'commons-desc-page',
                },
                LicenseShortName: { value: 'CC BY-SA 4.0', source: 'commons-desc-page' },
                ImageDescription: { value: html(text), source: 'commons-desc-page' },
              },
            },
          ],
        })),
      },
    }),
  searxng: (found) =>
    json({
      query: 'x',
      number_of_results: 0,
      results: found.map(({ title, text, href, date }) => ({
        url: href,
        title,
        content: text,
        engine: 'demo',
        parsed_url: ['https', 'example.com', '/', '', '', ''],
        engines: ['demo'],
        positions: [1],
        score: 1,
        category: 'general',
        publishedDate: `${date}T00:00:00`,
      })),
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [['other', 'timeout']],
    }),
  brave: (found) =>
    json({
      type: 'search',
      query: { original: 'x', more_results_available: false },
      web: {
        type: 'search',
        results: found.map(({ title, text, href, date }) => ({
          title,
          url: href,
          is_source_local: false,
          description: `<strong>${html(text)}</strong>`,
          page_age: `${date}T00:00:00`,
        })),
        family_friendly: true,
      },
    }),
  tavily: (found) =>
    json({
      query: 'x',
      follow_up_questions: null,
      answer: null,
      images: [],
      results: found.map(({ title, text, href, date }) => ({
        title,
        url: href,
        content: text,
        score: 0.9,
        raw_content: null,
        published_date: new Date(`${date}T00:00:00Z`).toUTCString(),
      })),
      response_time: 0.6,
    }),
  google: (found) =>
    json({
      kind: 'customsearch#search',
      queries: {},
      searchInformation: { totalResults: String(found.length) },
      ...(found.length > 0
        ? {
            items: found.map(({ title, text, href }) => ({
              kind: 'customsearch#result',
              title,
              link: href,
              displayLink: 'example.com',
              snippet: text,
            })),
          }
        : {}),
    }),
};
