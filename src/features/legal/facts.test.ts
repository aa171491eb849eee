/** What the legal pages promise is what the program does. */
import { expect, it } from 'vitest';
import { keptDays } from '#kit/kept-days.ts';
import { flowLasts } from '#features/accounts/google/flow.server.ts';
import { knownBrowserLasts } from '#features/accounts/known-browser.server.ts';
import { exportLastsDays } from '#features/settings/privacy-contract.ts';
import { themeLasts } from '#features/settings/theme.server.ts';
import { resetLinkLasts, sessionLasts, verifyLinkLasts } from '#kit/auth/auth.server.ts';
import { longestUnremembered } from '#kit/auth/find-caller.server.ts';
import { eventsKept } from '#kit/events/retention.server.ts';
import { guestCookieHeader } from '#kit/principals/guests.server.ts';
import { plans } from '#kit/credits/plans.ts';
import { facts } from './facts.ts';

const day = 24 * 3600;

it('keeps sessions, links, trash and exports for as long as it says', () => {
  expect(facts.sessionDays * day).toBe(sessionLasts);
  expect(facts.resetLinkHours * 3600).toBe(resetLinkLasts);
  expect(facts.verifyLinkHours * 3600).toBe(verifyLinkLasts);
  expect([facts.trashDays, facts.plusTrashDays, facts.proTrashDays]).toEqual(
    [plans.free, plans.plus, plans.pro].map(({ trashDays }) => trashDays),
  );
  expect(facts.exportDays).toBe(exportLastsDays);
  expect(facts.eventDays * day * 1000).toBe(eventsKept);
});

it('tidies up as often as it says', () => {
  expect(keptDays).toEqual({ mails: facts.mailRecordDays, jobs: facts.jobDays, guests: facts.guestDays });
});

it('sets cookies for as long as it says', () => {
  expect(guestCookieHeader('token', true)).toContain(`Max-Age=${facts.guestCookieDays * day};`);
  expect(facts.unrememberedSessionHours * 3600_000).toBe(longestUnremembered);
  expect(facts.themeCookieDays * day).toBe(themeLasts);
  expect(facts.knownBrowserCookieDays * day).toBe(knownBrowserLasts);
  expect(facts.googleCookieMinutes * 60).toBe(flowLasts);
});
