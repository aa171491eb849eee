/** What the legal pages promise is what the program does. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportLastsDays } from '#features/accounts/settings/privacy-contract.ts';
import { resetLinkLasts, sessionLasts, verifyLinkLasts } from '#kit/auth/auth.server.ts';
import { eventsKept } from '#kit/events/retention.server.ts';
import { guestCookieHeader } from '#kit/principals/guests.server.ts';
import { trashLasts } from '#kit/trash/trash.server.ts';
import { facts } from './facts.ts';

const day = 24 * 3600;
/** For numbers that their files keep to themselves. */
const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('keeps sessions, links, trash and exports for as long as it says', () => {
  expect(facts.sessionDays * day).toBe(sessionLasts);
  expect(facts.resetLinkHours * 3600).toBe(resetLinkLasts);
  expect(facts.verifyLinkHours * 3600).toBe(verifyLinkLasts);
  expect(facts.trashDays * day * 1000).toBe(trashLasts);
  expect(facts.exportDays).toBe(exportLastsDays);
  expect(facts.eventDays * day * 1000).toBe(eventsKept);
});

it('tidies up as often as it says', () => {
  const housekeeping = source('app/housekeeping.server.ts');
  expect(housekeeping).toContain(
    `isNotNull(mails.sentAt), lt(mails.createdAt, daysAgo(${facts.mailRecordDays}))`,
  );
  expect(housekeeping).toContain(`isNotNull(jobs.endedAt), lt(jobs.endedAt, daysAgo(${facts.jobDays}))`);
  expect(housekeeping).toContain(`guestsKept = ${facts.guestDays};`);
});

it('sets cookies for as long as it says', () => {
  expect(guestCookieHeader('token', true)).toContain(`Max-Age=${facts.guestCookieDays * day};`);
  expect(source('kit/auth/find-caller.server.ts')).toContain(
    `longestUnremembered = ${facts.unrememberedSessionHours} * 3600`,
  );
  expect(source('features/accounts/settings/theme.server.ts')).toContain(
    `year = ${facts.themeCookieDays} * 24 * 3600`,
  );
  expect(source('features/accounts/known-browser.server.ts')).toContain(
    `lasts = ${facts.knownBrowserCookieDays} * 24 * 3600`,
  );
  expect(source('features/accounts/google/flow.server.ts')).toContain(
    `flowLasts = ${facts.googleCookieMinutes * 60}`,
  );
});
