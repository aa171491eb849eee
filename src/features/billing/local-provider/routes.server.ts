/** The provider's addresses, as far as they are used. */
import { customersRoutes } from './routes/customers.server.ts';
import { catalogueRoutes } from './routes/catalogue.server.ts';
import { checkoutsRoutes } from './routes/checkouts.server.ts';
import { subscriptionsRoutes } from './routes/subscriptions.server.ts';
import { invoicesRoutes } from './routes/invoices.server.ts';
import { paymentsRoutes } from './routes/payments.server.ts';
import { refundsRoutes } from './routes/refunds.server.ts';
import { eventsRoutes } from './routes/events.server.ts';
import type { Route } from './routes/route.server.ts';

export const routes: readonly Route[] = [
  ...customersRoutes,
  ...catalogueRoutes,
  ...checkoutsRoutes,
  ...subscriptionsRoutes,
  ...invoicesRoutes,
  ...paymentsRoutes,
  ...refundsRoutes,
  ...eventsRoutes,
];
