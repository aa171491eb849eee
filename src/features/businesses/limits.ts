/** That one person may own: what each is given for free is bounded. */
export const mostOwned = 5;
export const mostMembers = 200;
/** Invites of one business that still work. */
export const mostInvites = 50;
/** Emails that invite, in a day: of one person or business, and to one address. */
export const mostEmails = 100;
export const mostEmailsToOne = 3;
export const mostKeys = 25;
/** After its owner is gone and nobody follows: until then someone may take it over. */
export const noticeDays = 14;
/** So long someone who is asked to own a business may answer. */
export const offerDays = 14;
/** An archive of everything can be downloaded for so long. */
export const exportDays = 7;
