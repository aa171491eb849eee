import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { moods, type Mood } from './moods.ts';
import { colorName, pandaColors } from './palette.ts';
import { Panda } from './panda.tsx';
import { pandaSvg } from './panda-svg.ts';
import { drawPanda, type Pose } from './rig.ts';
import type { Shape } from './shape.ts';

const allMoods = Object.keys(moods) as Mood[];
const poses: Pose[] = ['head', 'peek', 'body', 'sit', 'wrapped'];
const everyDrawing = poses.flatMap((pose) => allMoods.map((mood) => [pose, mood] as const));

function walk(shapes: Shape[], path = ''): { path: string; shape: Shape }[] {
  return shapes.flatMap((shape) => [
    { path: `${path}/${shape.key}`, shape },
    ...walk(shape.children ?? [], `${path}/${shape.key}`),
  ]);
}

const commands = (d: unknown) => String(d).replace(/[^A-Za-z]/g, '');

it('has the seven moods', () => {
  expect(allMoods).toEqual(['idle', 'wave', 'think', 'listen', 'celebrate', 'sorry', 'sleep']);
});

describe.each(everyDrawing)('%s, %s', (pose, mood) => {
  const parts = walk(drawPanda({ pose, mood }).shapes);

  it('gives every part a place of its own', () => {
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
  });

  it('uses only colours of the palette', () => {
    const colors = parts.flatMap(({ shape }) => [shape.attrs?.['fill'], shape.attrs?.['stroke']]);
    for (const color of colors) {
      if (color === undefined || color === 'none') continue;
      expect(pandaColors.light).toHaveProperty([
        colorName.exec(String(color))?.[1] ?? `not a role: ${color}`,
      ]);
    }
  });

  it('flows from idle: the same parts, paths with the same commands, the same box', () => {
    const idle = drawPanda({ pose, mood: 'idle' });
    const before = new Map(walk(idle.shapes).map(({ path, shape }) => [path, shape]));
    const after = parts.filter(({ path }) => !path.startsWith('/extra-'));
    expect(after.map(({ path }) => path)).toEqual([...before.keys()]);
    for (const { path, shape } of after) {
      if (shape.attrs?.['d'])
        expect(commands(shape.attrs['d']), path).toBe(commands(before.get(path)?.attrs?.['d']));
    }
    expect(drawPanda({ pose, mood }).box).toEqual(idle.box);
  });
});

describe('Panda', () => {
  it('is decoration without a title and a picture with one', () => {
    expect(renderToStaticMarkup(<Panda />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<Panda title="A panda that waves" mood="wave" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="A panda that waves"');
    expect(named).not.toContain('aria-hidden');
  });

  it('takes its colours from the tokens and carries no inline style', () => {
    const markup = renderToStaticMarkup(<Panda pose="body" />);
    expect(markup).toContain('var(--panda-coat)');
    expect(markup).not.toContain('$');
    expect(markup).not.toContain('style=');
  });

  it('drops fine detail when small', () => {
    expect(renderToStaticMarkup(<Panda size={24} />).length).toBeLessThan(
      renderToStaticMarkup(<Panda size={96} />).length,
    );
  });

  it('looks in the given direction', () => {
    expect(renderToStaticMarkup(<Panda look={[1, 0]} />)).not.toBe(renderToStaticMarkup(<Panda />));
  });
});

describe('pandaSvg', () => {
  it('draws the same shapes as the component', () => {
    const paths = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    const visible = paths(pandaSvg({ pose: 'sit', mood: 'celebrate' }));
    const inPage = new Set(paths(renderToStaticMarkup(<Panda pose="sit" mood="celebrate" />)));
    expect(visible.length).toBeGreaterThan(10);
    for (const path of visible) expect(inPage).toContain(path);
  });

  it('stands alone: own colours, no classes, no names left to look up', () => {
    const svg = pandaSvg({ pose: 'wrapped', theme: 'dark', size: 200 });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="200" height="\d+">/,
    );
    expect(svg).toContain(pandaColors.dark.rim);
    expect(svg).not.toMatch(/class=|var\(|\$|[a-z][A-Z]\w*="(?!\d)/);
  });

  it('follows the viewer when asked', () => {
    const svg = pandaSvg({ theme: 'auto', detail: 'small' });
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).toContain(`var(--coat,${pandaColors.light.coat})`);
  });

  it('makes room for what stands beside the head', () => {
    const box = (mood: Mood) => /viewBox="([^"]+)"/.exec(pandaSvg({ mood }))?.[1];
    expect(box('sleep')).not.toBe(box('idle'));
  });

  it('escapes its title', () => {
    expect(pandaSvg({ title: '<b>&"' })).toContain('<title>&#60;b&#62;&#38;&#34;</title>');
  });
});
