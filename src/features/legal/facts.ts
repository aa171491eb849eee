/** The numbers that the legal pages name. A test compares each with the constant that the program lives by. */
export const facts = {
  sessionDays: 30,
  unrememberedSessionHours: 24,
  trashDays: 30,
  plusTrashDays: 90,
  proTrashDays: 180,
  exportDays: 7,
  mailRecordDays: 30,
  jobDays: 90,
  eventDays: 7,
  guestDays: 190,
  resetLinkHours: 1,
  verifyLinkHours: 24,
  guestCookieDays: 180,
  themeCookieDays: 365,
  knownBrowserCookieDays: 400,
  googleCookieMinutes: 10,
} as const;
