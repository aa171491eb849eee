/** What several answers agree on, what they contest and what only one says. The minority is always kept. */
import { abstentionsIn } from './abstentions-in.server.ts';
import { breather } from './breather.ts';
import { claimOf, claimsOf, type Claim } from './claims.ts';
import { clustersOf, type Clusters, type Judged, type Said } from './cluster.server.ts';
import { contestOf } from './contest.server.ts';
import { linkedGroups } from './linked.ts';
import type { Consensus, EngineAnswer, SharedClaim, Vote } from './result.ts';
import { byWeight, distinct, named, supportOf } from './support.ts';
import { comparing, meaningsBy, type ClaimModels } from './claim-models.ts';
import { relationByVote, voteOf } from './vote.server.ts';
import { whichLanguage } from '#language/which-language.ts';

export interface ConsensusOptions {
  /** What was asked: its words need not be said again in each answer. */
  question?: string;
  /** The same where it may hold a text that is spoken of; decides whether there is anything to vote on. */
  asked?: string;
  /** Models of meaning, where there are any. */
  models?: ClaimModels;
  /** What a judging engine makes of two claims; where it has no verdict, they are matched by our own code. */
  judged?: Judged;
  /** Without this, a failing model fails the whole; with it, words alone are matched. */
  whenModelsFail?: (error: unknown) => void;
}

/** Roots of the question's words: every answer is about them, said or not. */
export const givenBy = (question: string | undefined): ReadonlySet<string> =>
  new Set(question ? claimOf(question).items.flatMap(({ parts, root }) => [root, ...parts]) : []);

export async function consensusOf(
  answers: readonly EngineAnswer[],
  options: ConsensusOptions = {},
): Promise<Consensus> {
  const given = givenBy(options.question);
  const answered = answers
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => order(a.engine, b.engine) || order(a.family, b.family) || order(a.text, b.text));
  const asked = options.asked ?? options.question;
  const { counted: heard, abstained } = abstentionsIn(answered, asked);
  const engines = distinct(heard.map(({ engine }) => engine));
  const said: Said[] = [];
  const breathe = breather();
  for (const { engine, family, text } of heard) {
    for (const claim of withoutRepeats(claimsOf(text))) said.push({ claim, engine, family });
    await breathe();
  }
  const isShared = engines.length > 1;
  const vote = isShared ? voteOf(heard, { question: asked, given, of: engines.length }) : undefined;
  const byVote = vote && relationByVote(vote, said);
  const judged: Judged = (a, b) => options.judged?.(a, b) ?? byVote?.(a, b);
  const clustersBy = (models: ClaimModels | undefined) => clustersWith(models, said, { given, judged });
  const { clusters, matchedBy } = isShared
    ? await orByWords(options, clustersBy)
    : {
        clusters: { groups: said.map((one) => ({ said: [one], parts: [[one]] })), contrary: [] },
        matchedBy: 'words' as const,
      };
  const parts = partsOf(clusters, engines.length, given);
  return {
    available: isShared,
    ...parts,
    abstained,
    ...(vote ? { vote } : {}),
    summary: summaryOf(engines.length, distinct(heard.map(({ family }) => family)).length, parts, vote),
    matchedBy,
  };
}

type MatchedBy = Consensus['matchedBy'];

/** A model that fails is done without, where the caller wants that. */
async function orByWords(
  { models, whenModelsFail }: Pick<ConsensusOptions, 'models' | 'whenModelsFail'>,
  clustersBy: (models: ClaimModels | undefined) => Promise<Clusters>,
): Promise<{ clusters: Clusters; matchedBy: MatchedBy }> {
  try {
    if (models) return { clusters: await clustersBy(models), matchedBy: 'meaning' };
  } catch (error) {
    if (!whenModelsFail) throw error;
    whenModelsFail(error);
  }
  return { clusters: await clustersBy(undefined), matchedBy: 'words' };
}

async function clustersWith(
  models: ClaimModels | undefined,
  said: readonly Said[],
  options: { given: ReadonlySet<string>; judged: Judged },
): Promise<Clusters> {
  if (!models) return clustersOf(said, { ...options, meaning: () => undefined });
  const texts = distinct(said.map(({ claim }) => inFull(claim)));
  const meanings = await meaningsBy(models, texts);
  // The model that reads two claims together was trained on English alone.
  const isEnglish = whichLanguage(texts.join(' ').slice(0, languageSample)) === 'en';
  return clustersOf(said, {
    ...options,
    meaning: ({ claim }) => meanings.get(inFull(claim)),
    comparePairs: isEnglish
      ? (pairs) =>
          comparing(
            models,
            pairs.map(([a, b]) => [inFull(a.claim), inFull(b.claim)]),
          )
      : undefined,
  });
}

/** So many characters tell the language. */
const languageSample = 4000;

/** "It is 330 m tall", with what it is about. */
const inFull = ({ items, text }: Claim) =>
  [...items.filter(({ at }) => at < 0).map(({ shown }) => `${shown}:`), text].join(' ');

type Parts = Pick<Consensus, 'agreed' | 'alike' | 'contested' | 'single'>;

function partsOf({ groups, contrary }: Clusters, of: number, given: ReadonlySet<string>): Parts {
  const toClaim = (said: readonly Said[]) => sharedClaim(said, of);
  // A side is what some certainly say alike; others who say it in their own words are sides beside it.
  const contests = linkedGroups(contrary).map((numbers) =>
    contestOf(
      numbers.flatMap((number) => groups[number]!.parts.map((said) => ({ ...toClaim(said), said }))),
      given,
    ),
  );
  const disputed = new Set(contrary.flat());
  const calm = groups.filter((_, number) => !disputed.has(number));
  const alike = calm.filter(({ parts }) => parts.length > 1);
  const isShared = ({ support }: SharedClaim) => support.engines.length > 1;
  const certain = calm.flatMap(({ parts }) => parts.map(toClaim));
  const isAlike = new Set(alike.flatMap(({ said }) => said.map(({ claim }) => claim)));
  const single = calm.flatMap(({ parts }) =>
    parts.filter(([first]) => !isAlike.has(first!.claim)).map(toClaim),
  );
  return {
    agreed: certain.filter(isShared).sort(inOrder),
    alike: alike.map(({ said }) => toClaim(said)).sort(inOrder),
    contested: contests.sort((a, b) => inOrder(a.sides[0]!, b.sides[0]!)),
    single: single.filter((one) => !isShared(one)).sort(inOrder),
  };
}

function sharedClaim(group: readonly Said[], of: number): SharedClaim {
  const voices = group
    .map(({ claim, engine, family }) => ({
      engine,
      family,
      words: claim.text,
      start: claim.start,
      end: claim.end,
    }))
    .sort((a, b) => order(a.engine, b.engine) || a.start - b.start);
  const [words = ''] = voices
    .map((voice) => voice.words)
    .sort((a, b) => Number(isFragment(a)) - Number(isFragment(b)) || a.length - b.length || order(a, b));
  return { words, voices, support: supportOf(voices, of) };
}

/** A label, half a sentence or "it": whole sentences read better. */
const isFragment = (words: string) => /^(?:\p{Ll}|(?:It|They|He|She|This|These)\b)|^[^.]{1,40}:/u.test(words);

/** The best supported first, then as they stand in the answers. */
function inOrder(a: SharedClaim, b: SharedClaim): number {
  const first = ({ voices }: SharedClaim) => Math.min(...voices.map(({ start }) => start));
  return byWeight(a.support, b.support) || first(a) - first(b) || order(a.words, b.words);
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An answer that says a thing twice says it once. */
function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const keyOf = ({ items, quantities, dates, polarity }: Claim) =>
    [
      items.map(({ root }) => root).sort(),
      quantities.map(({ shown }) => shown),
      dates.map(({ shown }) => shown),
      polarity.denied,
    ].join('|');
  return [...new Map(claims.toReversed().map((claim) => [keyOf(claim), claim])).values()].reverse();
}

function summaryOf(
  engines: number,
  families: number,
  { agreed, alike, contested, single }: Parts,
  vote: Vote | undefined,
): string {
  if (engines === 0) return 'Nobody has an answer.';
  if (engines === 1) return 'One source answered.';
  const unchecked = alike.length > 0 ? `, ${alike.length} worded alike` : '';
  const counts = `${agreed.length} agreed${unchecked}, ${contested.length} contested, ${single.length} said by only one.`;
  const weight = families === 1 ? ' They are of one family, so their agreement counts for less.' : '';
  return `${named(engines, 'engine')} of ${named(families, 'family', 'families')} answered: ${vote ? vote.words : counts}${weight}`;
}
