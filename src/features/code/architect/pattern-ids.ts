/** Names of the patterns apart from what is in them: forms need no more. */
export const patternNames = {
  'web-app': 'Web app with accounts',
  saas: 'Software for teams',
  shop: 'Online shop',
  marketplace: 'Marketplace',
  booking: 'Booking',
  'content-site': 'Blog or magazine',
  chat: 'Chat',
  'mobile-app': 'Mobile app that works offline',
  pipeline: 'Upload and processing',
  sensors: 'Devices and measurements',
} as const;
export type PatternId = keyof typeof patternNames;
export const patternIds = Object.keys(patternNames) as [PatternId, ...PatternId[]];
