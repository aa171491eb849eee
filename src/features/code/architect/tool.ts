import { z } from 'zod';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { longestEntities } from './entity-notation.ts';
import { architectureKind } from './kind.ts';
import { patternIds, patternNames } from './pattern-ids.ts';

export const longestDescription = 8_000;

export const codeArchitect = defineTool({
  id: 'code-architect',
  title: 'Code architect',
  description:
    'Plan a system: components, diagram, data model as SQL and Drizzle, OpenAPI, decisions, risks and a scaffold that runs.',
  output: architectureKind,
  page: '/v2/code-architect',
  needs: ['text'],
  wordsField: 'description',
  modelNeed: {
    what: 'Planning a system from a description',
    now: 'Without one, start with a pattern and your own entities. Tables, the interface and a scaffold with tests are made from these exactly.',
    example: {
      given: 'A library with branches, members who reserve books, and fines for late returns',
      gives:
        'A website, a service and a database; Branch, Book, Copy, Loan and Fine; a decision on reservations at once.',
    },
  },
  input: z
    .strictObject({
      name: z
        .string()
        .trim()
        .max(80, 'Use at most 80 characters.')
        .default('')
        .describe('What the system is called.'),
      description: z
        .string()
        .trim()
        .max(longestDescription, `Use at most ${longestDescription.toLocaleString('en')} characters.`)
        .default('')
        .describe('What the system is to do, for a language model to plan.'),
      pattern: z
        .enum(['', ...patternIds])
        .default('')
        .describe('A usual architecture to start with.'),
      entities: z
        .string()
        .max(longestEntities, `Use at most ${longestEntities.toLocaleString('en')} characters.`)
        .default('')
        .describe(
          'What it stores, one entity per line, in place of those of the pattern: Book: title, pages integer, author -> Author',
        ),
    })
    .refine(({ description, pattern, entities }) => Boolean(description || pattern || entities.trim()), {
      path: ['pattern'],
      message: 'Choose a pattern, list entities, or describe the system.',
    }),
  titleOf: ({ name, pattern, description }) =>
    name || description || (pattern && patternNames[pattern]) || 'New system',
  accepts: [
    acceptReadable(({ texts }) => ({
      description: (texts[mainText] ?? '').slice(0, longestDescription).trim(),
    })),
  ],
  examples: [
    { title: 'Online shop', input: { name: 'Tea shop', pattern: 'shop' } },
    {
      title: 'A library',
      input: {
        name: 'Library',
        pattern: 'web-app',
        entities:
          'Author: name\nBook: title, isbn text unique, author -> Author, published date optional\nMember: name, email text unique\nLoan: book -> Book, member -> Member, dueOn date, returnedOn date optional',
      },
    },
    { title: 'Booking', input: { name: 'Tennis courts', pattern: 'booking' } },
    { title: 'Chat', input: { name: 'Club chat', pattern: 'chat' } },
  ],
});
