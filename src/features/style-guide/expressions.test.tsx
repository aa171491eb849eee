import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Face } from './components/face.tsx';
import { expressions } from './expressions.ts';
import { standaloneSvg } from './standalone-svg.ts';

const small = (index: number) => renderToStaticMarkup(<Face parts={expressions[index]!.parts} size={24} />);

describe('the faces', () => {
  it('each say one thing, in words of their own', () => {
    expect(new Set(expressions.map(({ id }) => id)).size).toBe(expressions.length);
    expect(new Set(expressions.map(({ says }) => says)).size).toBe(expressions.length);
  });

  it('can be distinguished at 24 px', () => {
    const drawings = expressions.map((_, index) => small(index));
    expect(new Set(drawings).size).toBe(expressions.length);
  });

  it('are decoration beside words, and pictures with a name alone', () => {
    expect(small(0)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<Face parts={expressions[0]!.parts} size={64} title="Hello" />);
    expect(named).toContain('role="img" aria-label="Hello"');
  });
});

describe('a face as a file', () => {
  it.each(expressions.map(({ id }, index) => [id, index] as const))('%s stands by itself', (_, index) => {
    const file = standaloneSvg(
      renderToStaticMarkup(<Face parts={expressions[index]!.parts} size={64} title="x" />),
    );
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(file).not.toMatch(/var\(|class=|undefined/);
    expect(file).toMatch(/fill="#[\da-f]{6}"/);
  });

  it('wears the theme it is asked for', () => {
    const markup = renderToStaticMarkup(<Face parts={expressions[0]!.parts} size={64} />);
    expect(standaloneSvg(markup, 'dark')).not.toBe(standaloneSvg(markup, 'light'));
  });
});
