import { colorName, pandaColors, type PandaColor } from './palette.ts';
import { drawPanda, type PandaOptions } from './rig.ts';
import type { Shape } from './shape.ts';

interface SvgOptions extends PandaOptions {
  /** Width in pixels; without it the picture fills whatever shows it. */
  size?: number;
  title?: string;
  /** `auto` follows the viewer's colour scheme, for favicons. */
  theme?: 'light' | 'dark' | 'auto';
}

/** The panda as a file of its own: the favicon, /panda.svg, logos, preview cards. */
export function pandaSvg({ size, title, theme = 'light', ...options }: SvgOptions = {}): string {
  const { fullBox, shapes } = drawPanda(options);
  const [, , width, height] = fullBox;
  const dimensions = size ? ` width="${size}" height="${Math.round((size * height) / width)}"` : '';
  const name = title ? ` role="img"><title>${escaped(title)}</title>` : '>';
  const style = theme === 'auto' ? darkStyle() : '';
  const body = shapes.map((shape) => markup(shape, theme)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fullBox.join(' ')}"${dimensions}${name}${style}${body}</svg>`;
}

function markup(shape: Shape, theme: 'light' | 'dark' | 'auto'): string {
  if (shape.attrs?.opacity === 0) return '';
  const attrs = Object.entries(shape.attrs ?? {})
    .map(([name, value]) => ` ${attributeName(name)}="${colored(String(value), theme)}"`)
    .join('');
  const children = shape.children?.map((child) => markup(child, theme)).join('');
  return children === undefined
    ? `<${shape.tag}${attrs}/>`
    : `<${shape.tag}${attrs}>${children}</${shape.tag}>`;
}

function attributeName(name: string) {
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function colored(value: string, theme: 'light' | 'dark' | 'auto') {
  const color = colorName.exec(value)?.[1] as PandaColor | undefined;
  if (!color) return value;
  return theme === 'auto' ? `var(--${color},${pandaColors.light[color]})` : pandaColors[theme][color];
}

function darkStyle() {
  const values = Object.entries(pandaColors.dark).map(([name, value]) => `--${name}:${value}`);
  return `<style>@media(prefers-color-scheme:dark){svg{${values.join(';')}}}</style>`;
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
