import { makePattern } from '../make-pattern.ts';

export const shop = makePattern({
  summary:
    'A shop whose prices and stock are decided on the server alone. Payment happens at a provider, and an order is paid when the provider says so.',
  components: [
    ['customer', 'person', 'Customer', '', 'Looks, orders and pays.'],
    ['staff', 'person', 'Staff', '', 'Keeps products and sends orders.'],
    ['site', 'website', 'Shop', 'Server-rendered pages', 'Catalogue, basket and checkout.'],
    ['api', 'service', 'Shop service', 'Node.js', 'Prices, stock, orders.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Products, stock and orders.'],
    ['jobs', 'worker', 'Jobs', 'Node.js', 'E-mails, expired baskets, reports.'],
    ['payment', 'external', 'Payment provider', 'Hosted checkout', 'Takes the money and tells us.'],
    ['photos', 'storage', 'Photos', 'S3', 'Product photos in several sizes.'],
  ],
  links: [
    ['customer', 'site', 'orders'],
    ['staff', 'site', 'manages'],
    ['site', 'api', 'JSON'],
    ['api', 'db', 'SQL'],
    ['api', 'payment', 'starts a payment'],
    ['payment', 'api', 'signed webhook'],
    ['api', 'jobs', 'queues'],
    ['site', 'photos', 'loads'],
  ],
  entities: `Customer: email text unique, name
Product: sku text unique, title, price decimal, currency, stock integer, published boolean
Order: customer -> Customer, state, total decimal, currency, placedAt timestamp
OrderLine: order -> Order, product -> Product, quantity integer, unitPrice decimal
Payment: order -> Order, providerId text unique, state, amount decimal, paidAt timestamp optional`,
  decisions: [
    [
      'Hosted checkout',
      'Card data is entered at the provider.',
      'Card numbers never reach our servers.',
      'Own card fields: more control, and a far heavier audit.',
    ],
    [
      'The price is kept in the order line',
      'Each line stores what was charged.',
      'Later price changes do not change old orders.',
      'Look the price up again: wrong invoices.',
    ],
    [
      'Webhooks are handled once',
      'The id of each event is stored with what it changed, in one transaction.',
      'Providers send events twice and out of order.',
      'Trust the browser’s return: it may never come back.',
    ],
  ],
  risks: [
    [
      'Two people buy the last piece',
      'One order cannot be sent.',
      'Take stock in one statement that fails below zero.',
    ],
    ['The provider is away', 'Nobody can pay.', 'Keep the order open, say so, and send a link to pay later.'],
  ],
});
