import { makePattern } from '../make-pattern.ts';

export const marketplace = makePattern({
  summary:
    'Listings with search by words, place and price. Buyer and seller talk here without seeing each other’s address.',
  components: [
    ['buyer', 'person', 'Buyer', '', 'Searches and asks.'],
    ['seller', 'person', 'Seller', '', 'Offers and answers.'],
    ['site', 'website', 'Site', 'Server-rendered pages', 'Listings, search, messages.'],
    ['api', 'service', 'API', 'Node.js', 'Listings, messages, reports.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Listings, messages and the search index.'],
    ['photos', 'storage', 'Photos', 'S3', 'Photos without their place data.'],
    ['review', 'worker', 'Review', 'Node.js', 'Checks new listings and reports.'],
  ],
  links: [
    ['buyer', 'site', 'searches'],
    ['seller', 'site', 'offers'],
    ['site', 'api', 'JSON'],
    ['api', 'db', 'SQL'],
    ['api', 'photos', 'stores'],
    ['api', 'review', 'queues'],
    ['review', 'db', 'decides'],
  ],
  entities: `Member: email text unique, name, city text optional
Category: name text unique, parent -> Category optional
Listing: seller -> Member, category -> Category, title, description, price decimal, currency, state, expiresAt timestamp
Photo: listing -> Listing, storageKey text unique, position integer
Conversation: listing -> Listing, buyer -> Member
Message: conversation -> Conversation, author -> Member, text, sentAt timestamp
Report: listing -> Listing, reporter -> Member, reason, decidedAt timestamp optional`,
  decisions: [
    [
      'Search in the database',
      'A full-text index beside the rows.',
      'A new listing is found at once, and nothing can drift apart.',
      'A search engine: at millions of listings.',
    ],
    [
      'Contact stays inside',
      'Messages go through us.',
      'Addresses are not collected, and fraud can be seen.',
      'Show the e-mail address: simple, and spam.',
    ],
  ],
  risks: [
    ['Fraud', 'Buyers lose money and trust.', 'Warnings at known patterns, reports, limits for new sellers.'],
    ['Old listings', 'Buyers ask in vain.', 'Listings end by themselves, with one click to renew.'],
  ],
});
