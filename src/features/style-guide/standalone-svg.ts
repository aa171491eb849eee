import { pandaColors, type PandaColor } from '#kit/ui/panda/palette.ts';

/** A drawing of the page as a file of its own: colours in place of the page's tokens, and nothing that needs its styles. */
export function standaloneSvg(markup: string, theme: 'light' | 'dark' = 'light'): string {
  return markup
    .replace(/var\(--panda-([a-z-]+)\)/g, (_, name: PandaColor) => pandaColors[theme][name])
    .replace(/ (?:class|focusable|aria-hidden)="[^"]*"/g, '')
    .replace(/^<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
}
