/** What a run made, as the protocol tells it: named answers to read, the same as a structure, and where to read it again. */
import { z } from 'zod';
import type { ServerKind } from '#tools/kinds/implement-kind.server.ts';
import { mainText } from '#tools/define/output.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import { linkTo } from './resources.server.ts';

const answer = z.object({
  id: z.string().describe('The name of this text within the run.'),
  name: z.string().describe('Who wrote it, or the step it belongs to.'),
  text: z.string().describe('The text, in Markdown.'),
});

export const resultSchema = ({ schema }: Pick<ServerKind, 'schema'>) =>
  z.toJSONSchema(
    z.object({
      run: z.string().describe('The run’s id, as in the history.'),
      text: z.string().describe('The result, in Markdown.'),
      answers: z.array(answer).describe('Other texts: what each engine or step wrote.'),
      data: schema.nullable().describe('Structured results; null if none.'),
    }),
    { unrepresentable: 'any' },
  );

/** Engines and steps have titles in the structure; what has none goes by its id. */
function nameOf(id: string, data: unknown): string {
  const { members = [], steps = [] } = (data ?? {}) as Record<string, { id: string; title: string }[]>;
  return [...members, ...steps].find((one) => one.id === id)?.title ?? id;
}

export function presentRun(row: RunRow, { withLink }: { withLink: boolean }): object {
  const { id, state, output, error } = row;
  const { [mainText]: text = '', ...others } = output.texts;
  const answers = Object.entries(others).map(([name, words]) => ({
    id: name,
    name: nameOf(name, output.data),
    text: words,
  }));
  const trouble = state === 'done' ? undefined : (error ?? 'The run was stopped.');
  const words = [text, ...answers.map((one) => one.text && `${one.name}:\n${one.text}`), trouble ?? ''];
  return {
    content: [
      ...words.filter((one) => one.trim() !== '').map((one) => ({ type: 'text', text: one })),
      ...(withLink ? [{ type: 'resource_link', ...linkTo(row) }] : []),
    ],
    structuredContent: { run: id, text, answers, data: output.data ?? null },
    isError: trouble !== undefined,
    _meta: { 'frenly/run': id },
  };
}
