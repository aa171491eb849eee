/** Who is asked: the engines that a person named, or as many families as they may use. */
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';

export interface Panel {
  /** Asked as they are. */
  engines: readonly Engine[];
  /** Besides, every source of Bamboo that knows. */
  withBamboo: boolean;
}

type Engines = Pick<BoundAi, 'engines'>;

const most = 4;
/** With so many there is something to compare, even within one family. */
const enough = 3;

/** All of Bamboo; its single experts are engines like others. */
const bamboo = 'bamboo';

export const isLanguageModel = ({ source }: Pick<Engine, 'source'>) => source !== bamboo;

export async function choosePanel(named: readonly string[] | undefined, ai: Engines): Promise<Panel> {
  const usable = await ai.engines(['text']);
  if (!named) return { engines: variedPanel(usable.filter(isLanguageModel)), withBamboo: true };
  const engines = [...new Set(named)].filter((id) => id !== bamboo).map((id) => engineOf(usable, id));
  return { engines, withBamboo: named.includes(bamboo) };
}

function engineOf(usable: readonly Engine[], id: string): Engine {
  const engine = usable.find((one) => one.id === id);
  if (!engine) throw new AppError('not_found:engine', { message: `Engine “${id}” isn’t available to you.` });
  return engine;
}

/** One of each family first; then others of the same, while there are too few. Those that fail of late come last. */
function variedPanel(engines: readonly Engine[]): Engine[] {
  const steady = engines.toSorted((a, b) => Number(isFailing(a)) - Number(isFailing(b)));
  const firsts = [...new Map(steady.toReversed().map((one) => [one.family, one])).values()].toReversed();
  const inOrder = steady.filter((one) => firsts.includes(one)).slice(0, most);
  const more = steady.filter((one) => !firsts.includes(one));
  return [...inOrder, ...more.slice(0, Math.max(0, enough - inOrder.length))];
}

const isFailing = ({ health }: Engine) => health.state === 'failing';

/** A judge sorts and copies, which small models do well: after those that can be held to a shape, the cheapest comes first. */
function thriftily(a: Engine, b: Engine): number {
  const costOf = ({ source, price }: Engine) => (source === 'owner' ? (price?.output ?? Infinity) : 0);
  const isLoose = ({ can }: Engine) => Number(!can.includes('structure'));
  return Number(isFailing(a)) - Number(isFailing(b)) || isLoose(a) - isLoose(b) || costOf(a) - costOf(b) || 0;
}

/** Small, and the person's own: it is heard like the others, and never decides alone. */
export const isOfBrowser = ({ source }: Pick<Engine, 'source'>) => source === 'browser';

function mayJudge(engine: Engine): Engine {
  if (isOfBrowser(engine))
    throw new AppError('invalid:engine', {
      message: `${engine.title} is too small to judge alone. Choose another judge, or leave the choice to us.`,
    });
  return engine;
}

/**
 * Who judges: the engine that was named, or one outside the panel, or one of the panel. None where only Bamboo answers: its
 * sources are compared by our own code, and nobody who asked for free engines pays for a judge.
 */
export async function chooseJudge(
  named: string | undefined,
  { engines }: Panel,
  ai: Engines,
): Promise<Engine | undefined> {
  const able = await ai.engines(['text']);
  if (named) return mayJudge(engineOf(able, named));
  if (!engines.some(isLanguageModel)) return undefined;
  const candidates = able.filter((one) => isLanguageModel(one) && !isOfBrowser(one)).toSorted(thriftily);
  const isMember = (one: Engine) => engines.some(({ id }) => id === one.id);
  const isKin = (one: Engine) => engines.some(({ family }) => family === one.family);
  return (
    candidates.find((one) => !isMember(one) && !isKin(one)) ??
    candidates.find((one) => !isMember(one)) ??
    candidates[0]
  );
}

/** Who checks that all agree: another engine outside the panel, of another family than the judge where there is one. */
export async function chooseSecondJudge(
  judge: Engine,
  { engines }: Panel,
  ai: Engines,
): Promise<Engine | undefined> {
  const candidates = (await ai.engines(['text']))
    .filter(isLanguageModel)
    .filter((one) => one.id !== judge.id && !engines.some(({ id }) => id === one.id))
    .toSorted(thriftily);
  return candidates.find(({ family }) => family !== judge.family) ?? candidates[0];
}
