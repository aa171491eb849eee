/** Every passage that comes with the program and is indexed, as the model reads it. */
import { passagesOf } from '#kit/search/passages.ts';
import { passageForModel } from '#kit/search/question-vector.server.ts';
import { gathered } from './gathered.server.ts';

export function shippedTexts(): string[] {
  const things = [
    ...gathered.searchSources.flatMap(({ fixed }) => fixed?.() ?? []),
    ...gathered.searchSources.flatMap(({ shipped }) => shipped?.() ?? []),
  ];
  const texts = things.flatMap(({ title, text }) =>
    passagesOf(text).map((passage) => passageForModel({ title, text: passage })),
  );
  return [...new Set(texts)];
}
