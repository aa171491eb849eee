/** Usual architectures to begin with. */
import type { Architecture } from './architecture.ts';
import { booking } from './patterns/booking.ts';
import { chat } from './patterns/chat.ts';
import { contentSite } from './patterns/content-site.ts';
import { marketplace } from './patterns/marketplace.ts';
import { mobileApp } from './patterns/mobile-app.ts';
import { pipeline } from './patterns/pipeline.ts';
import { saas } from './patterns/saas.ts';
import { sensors } from './patterns/sensors.ts';
import { shop } from './patterns/shop.ts';
import { webApp } from './patterns/web-app.ts';
import type { PatternId } from './pattern-ids.ts';

export const patterns: Record<PatternId, Architecture> = {
  'web-app': webApp,
  saas,
  shop,
  marketplace,
  booking,
  'content-site': contentSite,
  chat,
  'mobile-app': mobileApp,
  pipeline,
  sensors,
};
