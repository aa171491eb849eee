/** Which tools have talks, and what a list reads of their answers: as the tools and the kinds themselves say. */
import type { Runs } from '#tools/run/runs.server.ts';

export const talkTools = ({ tools }: Pick<Runs, 'tools'>) =>
  tools.filter(({ followUp, isChat }) => followUp !== undefined || isChat).map(({ id }) => id);

export const listedFields = ({ kinds }: Pick<Runs, 'kinds'>) => [
  ...new Set(kinds.flatMap(({ listed }) => listed?.fields ?? [])),
];
