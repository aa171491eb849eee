import { expect, test } from 'vitest';
import { lightenTools } from './light-tools.ts';

const load = (name: string) => `() => import("/tool.ts?whole-tool").then((tools) => tools.${name}.input)`;
const lighten = (code: string) => lightenTools(code, '/tool.ts?whole-tool');

test('the input of each exported tool becomes a function that loads it', () => {
  expect(
    lighten(`
export const one = defineTool({ id: 'one', input: z.strictObject({ a: z.string() }).refine(isFit), examples: [{ input: {} }] });
export const two = defineTool({ input: fields as never });`),
  ).toBe(`
export const one = defineTool({ id: 'one', input: ${load('one')}, examples: [{ input: {} }] });
export const two = defineTool({ input: ${load('two')} });`);
});

test('what only the server asks for goes', () => {
  expect(
    lighten(`export const one = defineTool({ titleOf: ({ a }) => a, cost() { return 1; }, id: 'one' });`),
  ).toBe(`export const one = defineTool({ titleOf: undefined, cost: undefined, id: 'one' });`);
});

test('of a function that returns a tool it is loaded by calling that again', () => {
  expect(
    lighten(`export function toolFrom(told: Told) { return defineTool({ input: fieldsOf(told) }); }`),
  ).toBe(`export function toolFrom(told: Told) { return defineTool({ input: ${load('toolFrom(told)')} }); }`);
});

test('what is no tool stays as it is', () => {
  const code = `const hidden = defineTool({ input: 1 });
export const other = defineKind({ input: 1 });`;
  expect(lighten(code)).toBe(code);
});
