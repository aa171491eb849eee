/** WordNet counts senses in texts of the 1960s. Where another sense is meant first today, words of its definition say which. */
const first: Readonly<Record<string, string>> = {
  bank: 'financial institution',
  mouse: 'small rodent',
  cell: 'smallest structural',
  net: 'computer network',
  web: 'spider',
  tablet: 'pill',
  virus: 'infectious agent',
  server: 'computer that provides',
  browser: 'program used to view',
  application: 'program',
  app: 'program',
  window: 'framework of wood or metal',
  keyboard: 'device consisting of a set of keys',
  printer: 'output device',
  match: 'contest',
  bat: 'nocturnal',
  pupil: 'learner',
  date: 'specified day',
  coach: 'trainer',
  fan: 'device for creating',
  ring: 'jewelry',
  rock: 'mineral matter',
  seal: 'marine mammal',
  crane: 'lifts',
  spring: 'season',
  fall: 'drop',
  park: 'recreational',
  plant: 'living organism',
  star: 'celestial body',
  trunk: 'main stem',
  glasses: 'lenses',
  letter: 'written message',
  nail: 'pin-shaped',
  palm: 'inner surface of the hand',
  pen: 'writing implement',
  pot: 'metal or earthenware',
  chip: 'crystal of a silicon semiconductor',
  table: 'furniture',
  lemon: 'fruit',
  orange: 'fruit',
  apple: 'fruit',
};

/** The senses with the one first that is meant first. */
export function everydayFirst<S extends { synset: { definition: string } }>(
  lemma: string,
  senses: readonly S[],
): readonly S[] {
  const words = first[lemma.toLowerCase()];
  const at = words ? senses.findIndex(({ synset }) => synset.definition.includes(words)) : -1;
  return at > 0 ? [senses[at]!, ...senses.slice(0, at), ...senses.slice(at + 1)] : senses;
}
