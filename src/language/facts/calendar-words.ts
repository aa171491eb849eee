/** Days and months by name, in the languages that are spoken here most. */

const languages = [
  {
    days: 'monday tuesday wednesday thursday friday saturday sunday',
    months: 'january february march april may june july august september october november december',
  },
  {
    days: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
  },
  {
    days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  {
    days: 'lunes martes miércoles jueves viernes sábado domingo',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
];

const named = (field: 'days' | 'months') =>
  new Map(
    languages.flatMap((language) => language[field].split(' ').map((word, at) => [word, at + 1] as const)),
  );

const days = named('days');
export const weekdayOf = (word: string): number | undefined =>
  days.get(word) ?? days.get(word.replace(/'?s$/, ''));
const months = named('months');
const shortMonths = new Map([
  ...'jan feb mar apr'.split(' ').map((word, at) => [word, at + 1] as const),
  ...'jun jul aug sep oct nov dec'.split(' ').map((word, at) => [word, at + 6] as const),
  ['sept', 9] as const,
]);

/** "May", "march" and what is short are other words too: read only where a date stands around them. */
export const isOtherWord = (word: string) => /^(?:may|march|mars|mai)$/.test(word) || shortMonths.has(word);
export const monthOf = (word: string): number | undefined => months.get(word) ?? shortMonths.get(word);

export const relativeDays = new Map([
  ...'today tonight tomorrow yesterday'.split(' ').map((word) => [word, word] as const),
  ['heute', 'today'] as const,
  ['morgen', 'tomorrow'] as const,
  ['gestern', 'yesterday'] as const,
  ['demain', 'tomorrow'] as const,
  ['mañana', 'tomorrow'] as const,
  ['hoy', 'today'] as const,
]);
