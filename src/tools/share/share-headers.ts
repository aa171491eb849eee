/** On everything that a share link answers, page, data and picture alike. */
export const shareHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
