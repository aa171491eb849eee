import { defineWork } from '#tools/work/work-kind.ts';
import { mockupContent } from './content.ts';
import { mockupKind } from './kind-id.ts';

/** Pictures and pages in frames. What was said about points of them stays between those who work on it. */
export const mockupWork = defineWork({
  id: mockupKind,
  title: 'Mockup',
  schema: mockupContent,
  version: 1,
  text: ({ screens }) =>
    screens
      .map(({ name, versions }) => [name, ...versions.map(({ note }) => note)].filter(Boolean).join('\n'))
      .join('\n\n'),
  preview: ({ screens }) =>
    screens.length === 0 ? 'No screens yet' : screens.map(({ name }) => name).join(', '),
  exporters: [],
  page: '/mockup-lab',
});
