/** Names: words with a capital letter that need none where they stand. */
import type { Fact } from './fact.ts';
import type { Token } from './tokens.ts';

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Capital letters that name nobody. */
const never =
  words(`i ok okay asap fyi btw ps pps tv re fwd dear hi hello hey best kind warm regards thanks thank yours sincerely faithfully cheers
  subject love mr mrs ms dr doctor prof professor sir madam miss mister good morning afternoon evening english`);

/** Words that begin sentences. */
const openers =
  words(`a about according actually additionally after again ago all almost already also although always an and another any anyone anything
  apart are as ask at attached back basically be because before being below besides both bring but by call can cannot case check come could
  currently did do does done don't during each either else even every everyone everything except few finally find first follow for forward from
  further get give given go going got great had happy has have he hence her here hers herself him himself his how however i if in indeed instead
  into is it its itself just keep kindly last later least let like look looking make many may maybe me meanwhile mine more moreover most much must
  my myself nearly need neither never next no nobody none nor not nothing now of off often on once one only onto or other otherwise our out over
  overall per perhaps please plus put rather really regarding remember right said same second see send several shall she should show simply since
  so some someone something sometimes soon sorry still such sure take tell than that the their them then there therefore these they thing things
  third this those though three through thus till to today together tomorrow tonight too two under unless unfortunately until up upon us use usually
  very via wait want was we week well were what whatever when whenever where whether which while who whoever whole whom whose why will wish with
  within without wonder work would write yes yesterday yet you your yours we'll we've we're i'm i'll i've i'd it's that's there's let's what's
  you're you'll they're they'll he's she's isn't aren't won't wouldn't couldn't doesn't didn't can't shouldn't hope meeting lunch dinner thanks
  everyone team all anyway alright um uh er like mean guess think thought know maybe basically four five six seven eight nine ten congratulations
  apologies glad excited delighted new old add drop change remove replace spell confirm note copy cc email mail message sign draft compose scratch strike delete forget skip include per say remind inform mention
  congratulate apologise apologize decline accept refuse cancel postpone invite reply respond answer prepare reschedule invoice order delivery payment report offer`);

/** In German, where every noun has a capital letter, only what follows these. */
const introduces = words('herr herrn frau hallo liebe lieber hi familie doktor dr von an mit für');

export const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

export const nameKey = (text: string) =>
  unaccented(text.toLowerCase())
    .replace(/['’]s?$/, '')
    .replaceAll(/['’]/g, '');

export function namesIn(
  text: string,
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  language: string,
): Fact[] {
  const found: Fact[] = [];
  const nounsHaveCapitals = language === 'de' || language === 'lb';
  for (const [at, token] of tokens.entries()) {
    if (isTaken(at) || !/^\p{Lu}\p{L}/u.test(token.text)) continue;
    const bare = token.word.replace(/'s$/, '');
    if (never.has(bare) || never.has(token.word)) continue;
    const before = tokens[at - 1];
    if (nounsHaveCapitals) {
      const isKnown = found.at(-1)?.end === token.start - 1;
      if (introduces.has(token.word) || (!isKnown && !introduces.has(before?.word ?? ''))) continue;
    } else if (begins(text, tokens, at)) {
      const isAlone = standsAlone(text, token);
      if (openers.has(token.word) || openers.has(bare)) continue;
      if (!isAlone && /(?:ly|ing|ed|ward|wise)$/.test(bare)) continue;
    } else if (openers.has(bare) && bare.length < 4) continue;
    found.push({
      kind: 'name',
      key: nameKey(token.text),
      text: token.text,
      start: token.start,
      end: token.end,
    });
  }
  return found;
}

function begins(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || text.slice(before.end, tokens[at]!.start).includes('\n')) return true;
  if (/^[.!?:;…•"“„(*-]$/.test(before.text))
    return !isTitle(tokens[at - 2]?.word ?? '') || before.text !== '.';
  return false;
}

const isTitle = (word: string) => /^(?:mr|mrs|ms|dr|prof|st)$/.test(word);

/** A line with this word and hardly another, as below an email. */
function standsAlone(text: string, { start, end }: Token): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return (to < 0 ? text.length : to) - from < 30 && !/[.!?]/.test(text.slice(end, to < 0 ? text.length : to));
}
