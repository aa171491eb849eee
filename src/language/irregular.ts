/** Words that do not follow the rules: for finding the base form, and for telling the forms of a word. */

const verbTable = `arise arose arisen, awake awoke awoken, bear bore borne, beat beat beaten, befall befell befallen, behold beheld beheld, bid bid bid, broadcast broadcast broadcast, cast cast cast,
forecast forecast forecast, forsake forsook forsaken, overcome overcame overcome, partake partook partaken, plead pleaded pleaded, rid rid rid, shed shed shed, slay slew slain, sling slung slung, slink slunk slunk, slit slit slit,
sow sowed sown, speed sped sped, strive strove striven, string strung strung, thrust thrust thrust, tread trod trodden, upset upset upset, wed wed wed, wet wet wet,
be was been, become became become, begin began begun, bend bent bent, bet bet bet, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown,
break broke broken, breed bred bred, bring brought brought, build built built, burn burnt burnt, burst burst burst, buy bought bought, catch caught caught,
choose chose chosen, cling clung clung, come came come, cost cost cost, creep crept crept, cut cut cut, deal dealt dealt, dig dug dug, do did done,
draw drew drawn, dream dreamt dreamt, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed fed, feel felt felt, fight fought fought,
find found found, flee fled fled, fling flung flung, fly flew flown, forbid forbade forbidden, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen,
get got got, give gave given, go went gone, grind ground ground, grow grew grown, hang hung hung, have had had, hear heard heard, hide hid hidden, hit hit hit,
hold held held, hurt hurt hurt, keep kept kept, kneel knelt knelt, know knew known, lay laid laid, lead led led, lean leant leant, leap leapt leapt, learn learnt learnt,
leave left left, lend lent lent, let let let, lie lay lain, light lit lit, lose lost lost, make made made, mean meant meant, meet met met, mistake mistook mistaken,
pay paid paid, put put put, quit quit quit, read read read, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said said, see saw seen, seek sought sought,
sell sold sold, send sent sent, set set set, sew sewed sewn, shake shook shaken, shine shone shone, shoot shot shot, show showed shown, shrink shrank shrunk,
shut shut shut, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept, slide slid slid, smell smelt smelt, speak spoke spoken, spell spelt spelt, spend spent spent,
spill spilt spilt, spin spun spun, spit spat spat, split split split, spread spread spread, spring sprang sprung, stand stood stood, steal stole stolen, stick stuck stuck,
sting stung stung, stink stank stunk, strike struck struck, swear swore sworn, sweep swept swept, swell swelled swollen, swim swam swum, swing swung swung,
take took taken, teach taught taught, tear tore torn, tell told told, think thought thought, throw threw thrown, understand understood understood, undo undid undone,
wake woke woken, wear wore worn, weave wove woven, weep wept wept, win won won, wring wrung wrung, wind wound wound, withdraw withdrew withdrawn, write wrote written`;
const nounTable = `man men, woman women, child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, person people, die dice, penny pence,
leaf leaves, loaf loaves, knife knives, life lives, wife wives, wolf wolves, half halves, calf calves, shelf shelves, thief thieves, self selves, elf elves, scarf scarves, hoof hooves,
sheep sheep, deer deer, fish fish, moose moose, swine swine, aircraft aircraft, spacecraft spacecraft, series series, species species, offspring offspring,
cactus cacti/cactuses, fungus fungi/funguses, focus foci/focuses, locus loci, corpus corpora, genus genera, octopus octopuses, nucleus nuclei, radius radii, stimulus stimuli, syllabus syllabi/syllabuses, alumnus alumni, analysis analyses, basis bases, crisis crises, diagnosis diagnoses,
hypothesis hypotheses, oasis oases, parenthesis parentheses, synthesis syntheses, thesis theses, axis axes, appendix appendices/appendixes, index indices/indexes, matrix matrices, vertex vertices,
criterion criteria, phenomenon phenomena, bacterium bacteria, datum data, medium media, curriculum curricula, memorandum memoranda, stratum strata, larva larvae, vertebra vertebrae,
formula formulas/formulae, antenna antennae/antennas, nebula nebulae, alga algae, stigma stigmata/stigmas, ellipsis ellipses, emphasis emphases, neurosis neuroses, automaton automata, potato potatoes, tomato tomatoes, hero heroes, echo echoes, torpedo torpedoes, veto vetoes, mosquito mosquitoes, volcano volcanoes, quiz quizzes, bus buses,
stomach stomachs, monarch monarchs, patriarch patriarchs, epoch epochs, dwarf dwarves/dwarfs, wharf wharves, sheaf sheaves, mango mangoes/mangos, cargo cargoes/cargos, buffalo buffaloes/buffalo, tornado tornadoes/tornados,
embargo embargoes, domino dominoes, bison bison, salmon salmon, trout trout, shrimp shrimp, squid squid, grandchild grandchildren, stepchild stepchildren, passer-by passers-by, mother-in-law mothers-in-law`;
const adjectiveTable = `good better best, bad worse worst, far farther/further farthest/furthest, little less least, many more most`;

const rows = (table: string) => table.split(',').map((row) => row.trim().split(' '));
const each = (forms: string) => forms.split('/');

export const verbForms: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  rows(verbTable).map(([base, past, participle]) => [base!, [past!, participle!]]),
);
export const pluralOf: ReadonlyMap<string, string> = new Map(
  rows(nounTable).map(([one, many]) => [one!, each(many!)[0]!]),
);
/** Where two are in use, the other too. */
export const pluralsOf: ReadonlyMap<string, readonly string[]> = new Map(
  rows(nounTable).map(([one, many]) => [one!, each(many!)]),
);
export const degreesOf: ReadonlyMap<string, readonly [more: readonly string[], most: readonly string[]]> =
  new Map(rows(adjectiveTable).map(([base, more, most]) => [base!, [each(more!), each(most!)]]));

/** Irregular form → base form. */
export const baseOf: ReadonlyMap<string, string> = new Map([
  ...rows(verbTable).flatMap(([base, past, participle]) => [
    [past!, base!] as const,
    [participle!, base!] as const,
  ]),
  ...rows(nounTable).flatMap(([one, many]) => each(many!).map((form) => [form, one!] as const)),
  ...rows(adjectiveTable).flatMap(([base, ...forms]) =>
    forms.flatMap(each).map((form) => [form, base!] as const),
  ),
  ['am', 'be'],
  ['is', 'be'],
  ['are', 'be'],
  ['were', 'be'],
  ['has', 'have'],
  ['does', 'do'],
]);

const doubled =
  /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][bdgklmnprt]$|^(?:admit|commit|permit|submit|omit|emit|transmit|prefer|refer|infer|transfer|confer|defer|deter|occur|recur|incur|concur|regret|control|patrol|compel|propel|expel|repel|rebel|equip|acquit|allot|forget|begin|upset|abhor|outrun)$/;
const notPrefixed: ReadonlySet<string> = new Set(['relay', 'behave', 'belie']);
/** "Overcome" goes as "come" does. */
const prefixed = /^(?:over|under|out|re|mis|fore|with|up|un|inter|be)(?=[a-z]{3})/;

/** For a regular noun or verb, what the rules give. */
export function regularPlural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

export function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return `${ready(word)}ed`;
}

/** "Run" before an ending that begins with a vowel: "runn". */
export const ready = (word: string) =>
  doubled.test(word) && !/[wxy]$/.test(word) ? `${word}${word.at(-1)}` : word;

/** Past tense and past participle of any verb. */
export function pastForms(word: string): readonly [past: string, participle: string] {
  const known = verbForms.get(word);
  if (known) return known;
  const stem = word.replace(prefixed, '');
  const lead = word.slice(0, word.length - stem.length);
  // "Need" is not "ed" with something before it, nor "relay" a second laying.
  const like = lead && stem.length > 2 && !notPrefixed.has(word) ? verbForms.get(stem) : undefined;
  return like ? [lead + like[0], lead + like[1]] : [regularPast(word), regularPast(word)];
}
