/** Promised in the privacy policy. Guests: their cookie lasts 180 days and is not renewed; after that nobody can be this guest again. */
export const keptDays = { mails: 30, jobs: 90, guests: 190 };
