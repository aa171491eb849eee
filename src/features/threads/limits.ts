/** How much there may be of what, for forms and for what checks them. */
export const longestTitle = 120;
export const longestMessage = 10_000;
export const longestAnswer = 4000;
export const longestOutcome = 400;
export const mostFiles = 8;
/** Beside its owner: as many as can work on one document. */
export const mostMembers = 50;
/** Of these, without an account. */
export const mostGuests = 20;
export const longestGuestName = 40;
export const mostThreads = 1000;
export const mostInvites = 20;
export const mostReactions = 12;
export const mostPins = 50;
export const mostOutcomes = 500;
/** A page of messages. */
export const pageSize = 60;
