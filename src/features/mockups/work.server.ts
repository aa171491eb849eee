import { implementWork } from '#tools/work/implement-work.server.ts';
import { mockupContent } from './content.ts';
import { mockupWork } from './work.ts';

export const mockupWorks = implementWork(mockupWork, {
  schema: mockupContent,
  version: 1,
  text: ({ screens }) =>
    screens
      .map(({ name, versions }) => [name, ...versions.map(({ note }) => note)].filter(Boolean).join('\n'))
      .join('\n\n'),
  preview: ({ screens }) =>
    screens.length === 0 ? 'No screens yet' : screens.map(({ name }) => name).join(', '),
  exporters: [],
});
