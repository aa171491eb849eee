/** Words that do not follow the rules: for finding the base form, and for telling the forms of a word. */

const verbTable = `be was been, become became become, begin began begun, bend bent bent, bet bet bet, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown,
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
wake woke woken, wear wore worn, weave wove woven, weep wept wept, win won won, wind wound wound, withdraw withdrew withdrawn, write wrote written`;
const nounTable = `man men, woman women, child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, person people, die dice, penny pence,
leaf leaves, loaf loaves, knife knives, life lives, wife wives, wolf wolves, half halves, calf calves, shelf shelves, thief thieves, self selves, elf elves, scarf scarves, hoof hooves,
sheep sheep, deer deer, fish fish, moose moose, swine swine, aircraft aircraft, spacecraft spacecraft, series series, species species, offspring offspring,
cactus cacti, fungus fungi, nucleus nuclei, radius radii, stimulus stimuli, syllabus syllabi, alumnus alumni, analysis analyses, basis bases, crisis crises, diagnosis diagnoses,
hypothesis hypotheses, oasis oases, parenthesis parentheses, synthesis syntheses, thesis theses, axis axes, appendix appendices, index indices, matrix matrices, vertex vertices,
criterion criteria, phenomenon phenomena, bacterium bacteria, datum data, medium media, curriculum curricula, memorandum memoranda, stratum strata, larva larvae, vertebra vertebrae,
formula formulas, potato potatoes, tomato tomatoes, hero heroes, echo echoes, torpedo torpedoes, veto vetoes, mosquito mosquitoes, volcano volcanoes, quiz quizzes, bus buses`;
const adjectiveTable = `good better best, bad worse worst, far farther farthest, little less least, many more most`;

const rows = (table: string) => table.split(',').map((row) => row.trim().split(' '));

export const verbForms: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  rows(verbTable).map(([base, past, participle]) => [base!, [past!, participle!]]),
);
export const pluralOf: ReadonlyMap<string, string> = new Map(
  rows(nounTable).map(([one, many]) => [one!, many!]),
);

/** Irregular form → base form. */
export const baseOf: ReadonlyMap<string, string> = new Map([
  ...rows(verbTable).flatMap(([base, past, participle]) => [
    [past!, base!] as const,
    [participle!, base!] as const,
  ]),
  ...rows(nounTable).map(([one, many]) => [many!, one!] as const),
  ...rows(adjectiveTable).flatMap(([base, more, most]) => [[more!, base!] as const, [most!, base!] as const]),
  ['am', 'be'],
  ['is', 'be'],
  ['are', 'be'],
  ['were', 'be'],
  ['has', 'have'],
  ['does', 'do'],
]);

const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

/** For a regular noun or verb, what the rules give. */
export function regularPlural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

export function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return doubled.test(word) && !/[wxy]$/.test(word) ? `${word}${word.at(-1)}ed` : `${word}ed`;
}
