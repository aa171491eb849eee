/** How much there may be, for forms and for what checks them. */
export const longestTitle = 120;
export const longestText = 5000;
export const longestMessage = 2000;
export const longestReason = 500;
export const mostPhotos = 12;
export const largestPhoto = 20_000_000;
/** Of one person, drafts included. */
export const mostListings = 500;
export const mostSearches = 50;
/** In minor units: ten billion of most currencies. */
export const highestPrice = 1_000_000_000_000;
export const offerDays = [1, 3, 7, 14] as const;
export const photoUse = 'listing-photo';
export const listingReport = 'listing';
/** One review shows by itself after so many days, so that nobody holds back the other's. */
export const reviewsShowAfterDays = 14;
