import { expect, test } from 'vitest';
import { settingsTable } from './settings-table.ts';

test('the settings have these tabs, in this order, and none is empty', () => {
  expect(settingsTable.tabs.map(({ id }) => id)).toEqual([
    'profile',
    'privacy',
    'security',
    'notifications',
    'appearance',
    'engines',
    'keys',
    'writing',
    'links',
    'data',
  ]);
  for (const { id } of settingsTable.tabs) expect(settingsTable.partsOf(id), id).not.toEqual([]);
});

test('every part stands in a tab that exists, and tabs of several features keep their order', () => {
  const ids = settingsTable.tabs.map(({ id }) => id);
  for (const { tab } of settingsTable.parts) expect(ids).toContain(tab);
  const namesIn = (tab: string) => settingsTable.partsOf(tab).map(({ Panels }) => Panels.name);
  expect(namesIn('profile')).toEqual(['ProfileSection', 'OfferingsPanel', 'ProfileLinksPanel', 'PlacePanel']);
  expect(namesIn('privacy')).toEqual(['WhoSeesPanel', 'PrivacySection']);
});
