/** Which country a name means: common, official and other names, and one slip of the finger where nothing else fits. */
import { nearestWord } from '#language/distance.ts';
import { unaccented } from '#language/plain.ts';
import { worldCountries } from './data.server.ts';

const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u.s.': 'US',
  'u.s': 'US',
  'u.s.a': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  'the states': 'US',
  states: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'u.k': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  burma: 'MM',
  swaziland: 'SZ',
  'czech republic': 'CZ',
  macedonia: 'MK',
  'ivory coast': 'CI',
  "cote d'ivoire": 'CI',
  'cape verde': 'CV',
  'cabo verde': 'CV',
  'east timor': 'TL',
  vatican: 'VA',
  'the vatican': 'VA',
  'vatican city': 'VA',
  'holy see': 'VA',
  drc: 'CD',
  'dr congo': 'CD',
  'democratic republic of the congo': 'CD',
  'democratic republic of congo': 'CD',
  'congo-kinshasa': 'CD',
  'republic of the congo': 'CG',
  'congo-brazzaville': 'CG',
  uae: 'AE',
  emirates: 'AE',
  turkiye: 'TR',
  turkey: 'TR',
  'south korea': 'KR',
  'north korea': 'KP',
  russia: 'RU',
  bosnia: 'BA',
  trinidad: 'TT',
  saudi: 'SA',
  ksa: 'SA',
  png: 'PG',
  'sao tome': 'ST',
  brunei: 'BN',
  laos: 'LA',
  syria: 'SY',
  moldova: 'MD',
  tanzania: 'TZ',
  bolivia: 'BO',
  venezuela: 'VE',
  iran: 'IR',
  vietnam: 'VN',
  'viet nam': 'VN',
  palestine: 'PS',
  kosovo: 'XK',
  taiwan: 'TW',
  micronesia: 'FM',
  gambia: 'GM',
  bahamas: 'BS',
  philippines: 'PH',
  maldives: 'MV',
  'sri lanka': 'LK',
};

/** Two countries answer to these, or they are other words. */
const ambiguous = new Set([
  'congo',
  'korea',
  'virgin islands',
  'island',
  'mann',
  'thai',
  'prathet',
  'guiana',
  'timor',
  'saint martin',
]);

let names: ReadonlyMap<string, string> | undefined;
let demonyms: ReadonlyMap<string, string> | undefined;

function countryNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const all = new Map<string, string>();
  for (const { cca2, name, altSpellings } of worldCountries()) {
    const others = [...altSpellings, ...Object.values(name.native).map(({ common }) => common)];
    for (const other of others) if (other.length > 3) all.set(key(other), all.get(key(other)) ?? cca2);
  }
  for (const { cca2, name } of worldCountries())
    for (const one of [name.official, name.common]) all.set(key(one), cca2);
  for (const [alias, code] of Object.entries(aliases)) all.set(key(alias), code);
  for (const name of ambiguous) all.delete(name);
  return (names = all);
}

/** "French", "Swiss"; where two countries share one, neither. */
function countryDemonyms(): ReadonlyMap<string, string> {
  if (demonyms) return demonyms;
  const all = new Map<string, string>();
  const shared = new Set<string>();
  for (const { cca2, unMember, demonyms } of worldCountries()) {
    const name = demonyms.eng?.m && key(demonyms.eng.m);
    if (!name || !unMember) continue;
    if (all.has(name)) shared.add(name);
    all.set(name, cca2);
  }
  for (const name of shared) all.delete(name);
  all.set('american', 'US').set('british', 'GB').set('dutch', 'NL').set('swiss', 'CH').set('thai', 'TH');
  return (demonyms = all);
}

const key = (name: string) =>
  unaccented(name)
    .toLowerCase()
    .replaceAll(/[,()]/g, '')
    .replaceAll(/&/g, 'and')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The code of the country of exactly this name. */
export function countryNamed(name: string): string | undefined {
  const bare = key(name).replace(/'s$/, '');
  return (
    countryNames().get(bare) ??
    countryNames().get(bare.replace(/^the /, '')) ??
    countryNames().get(bare.replace(/^(?:the )?(?:country|nation|state|republic|kingdom)(?: of)? /, ''))
  );
}

export function countryOfDemonym(name: string): string | undefined {
  return countryDemonyms().get(key(name));
}

/** By name, or by the one name that is a slip away. */
export function countryMeant(name: string): string | undefined {
  const exact = countryNamed(name);
  if (exact) return exact;
  const bare = key(name).replace(/^the /, '').replace(/'s$/, '');
  if (bare.length < 5 || bare.split(' ').length > 4) return undefined;
  const near = nearestWord(bare, countryNames().keys());
  return near && countryNames().get(near);
}
