/** Where Bamboo looks, as it is said to people. */
export const placesOfBamboo: readonly string[] = [
  'two dictionaries',
  'country data',
  'the calculator',
  'unit tables',
  'the calendar',
  'facts on elements, planets and nature',
];
