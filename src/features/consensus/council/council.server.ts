/** The council: language models rank each other's answers without knowing whose they are, and the best placed one writes. */
import type { Engine } from '#kit/ai/engine.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { consensusText } from '../finding/consensus-text.server.ts';
import { createFinder } from '../finding/finder.server.ts';
import { anonymous, asData, shuffled } from '../judge/anonymous.server.ts';
import { verdictQuestion } from '../judge/ask-judge.server.ts';
import { consensusInstructions, writeConsensus } from '../judge/write-consensus.server.ts';
import { longestBallotTokens } from '../limits.ts';
import type { Board, Heard } from '../panel/board.server.ts';
import { isLanguageModel } from '../panel/choose.server.ts';
import { ballotSchema, placesOf, readOrder, type Ballot } from './ballots.server.ts';

/** Of fewer, nobody could put one before another: one's own is not ranked. */
const leastAnswers = 3;

export const ballotInstructions = `You rank answers to one question, the best first: right before complete, complete before well put. ${asData}
Give the letters of all answers in order, and in one sentence why the first is first.`;

export async function holdCouncil(context: RunContext, board: Board, question: string): Promise<void> {
  const heard = board.heard().toSorted((a, b) => (a.member.id < b.member.id ? -1 : 1));
  const find = createFinder(context, question);
  const finding = await find(heard, 1);
  board.set({ finding });

  const models = (await context.ai.engines(['text'])).filter(isLanguageModel);
  const seated = heard.flatMap((answer) => {
    const engine = models.find(({ id }) => id === answer.member.engine);
    return engine ? [{ answer, engine }] : [];
  });
  const voters = seated.filter(({ engine }) => engine.can.includes('structure'));
  const byCode = (why: string) => board.replace(mainText, `${why}\n\n${consensusText(finding, heard)}`);
  if (voters.length === 0)
    return byCode(
      'Ranking needs language models that can fill in a ballot, and none of those who answered can. Here is what they say.',
    );
  if (heard.length < leastAnswers)
    return byCode('With fewer than three answers there is nothing to rank. Here is what they say.');

  board.step('Ranking');
  const ballots = await Promise.all(voters.map(({ answer, engine }) => vote(answer, engine)));
  const read = ballots.filter((one) => one !== undefined);
  const places = placesOf(finding.heard, read);
  const chair = places.flatMap(
    ({ member }) => seated.find(({ answer }) => answer.member.id === member) ?? [],
  )[0]!;
  board.set({
    ranking: {
      places,
      ballots: read,
      without: voters.filter((_, at) => !ballots[at]).map(({ answer }) => answer.member.id),
      chair: chair.answer.member.id,
    },
  });

  board.step('Writing');
  const inOrder = places.map(({ member }) => heard.find((one) => one.member.id === member)!);
  try {
    await writeConsensus(inOrder, board, {
      ai: context.ai,
      writer: chair.engine,
      question,
      instructions: `${consensusInstructions}\nThe answers stand in the order in which a council ranked them, the best first: lean on the first ones.`,
      isRanked: true,
    });
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.warn({ err: error }, 'a council was left without its chair');
    byCode(`${chair.engine.title} was to write this and could not. Here is what they say.`);
  }

  async function vote(own: Heard, engine: Engine): Promise<Ballot | undefined> {
    const { letters, text } = anonymous(shuffled(heard.filter((other) => other !== own)));
    try {
      const { order, why } = await context.ai.structure({
        engine: engine.id,
        fallback: false,
        schema: ballotSchema,
        instructions: ballotInstructions,
        messages: [{ role: 'user', content: verdictQuestion(question, text) }],
        maxTokens: longestBallotTokens,
      });
      const members = readOrder(order, letters);
      return members && { by: own.member.id, order: members, why };
    } catch (error) {
      context.signal.throwIfAborted();
      context.log.warn({ err: error, engine: engine.id }, 'a ballot could not be had');
      return undefined;
    }
  }
}
