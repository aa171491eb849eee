/** Groups of countries with a fixed list of members. */
export interface Group {
  name: string;
  called: RegExp;
  members: readonly string[];
  since: string;
  source: { title: string; url: string };
}

const europeanUnion = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const nato =
  'AL BE BG CA HR CZ DK EE FI FR DE GR HU IS IT LV LT LU ME NL MK NO PL PT RO SK SI ES SE TR GB US';

export const groups: readonly Group[] = [
  {
    name: 'the European Union',
    called: /^(?:the )?(?:european union|eu)$/,
    members: europeanUnion.split(' '),
    since: 'since 2020',
    source: {
      title: 'European Union: EU countries',
      url: 'https://european-union.europa.eu/principles-countries-history/eu-countries_en',
    },
  },
  {
    name: 'NATO',
    called: /^(?:the )?(?:nato|north atlantic treaty organi[sz]ation)$/,
    members: nato.split(' '),
    since: 'since March 2024',
    source: { title: 'NATO: member countries', url: 'https://www.nato.int/cps/en/natohq/topics_52044.htm' },
  },
  {
    name: 'the G7',
    called: /^(?:the )?(?:g7|g-7|group of seven)$/,
    members: ['CA', 'FR', 'DE', 'IT', 'JP', 'GB', 'US'],
    since: 'since 2014',
    source: { title: 'Group of Seven', url: 'https://en.wikipedia.org/wiki/G7' },
  },
  {
    name: 'Benelux',
    called: /^(?:the )?benelux(?: union| countries)?$/,
    members: ['BE', 'NL', 'LU'],
    since: 'since 1944',
    source: { title: 'Benelux Union', url: 'https://www.benelux.int' },
  },
  {
    name: 'the Nordic countries',
    called: /^(?:the )?(?:nordic (?:countries|states)|nordics)$/,
    members: ['DK', 'FI', 'IS', 'NO', 'SE'],
    since: '',
    source: { title: 'Nordic Co-operation', url: 'https://www.norden.org' },
  },
  {
    name: 'the Baltic states',
    called: /^(?:the )?baltic (?:states|countries|nations)$/,
    members: ['EE', 'LV', 'LT'],
    since: '',
    source: { title: 'Baltic states', url: 'https://en.wikipedia.org/wiki/Baltic_states' },
  },
];

export function groupNamed(name: string): Group | undefined {
  return groups.find(({ called }) => called.test(name));
}
