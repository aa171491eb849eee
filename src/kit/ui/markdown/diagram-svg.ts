/** A Mermaid diagram as two pictures, for light and dark. They are shown as pictures, in which nothing runs and nothing loads. */
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Question } from './worker-client.ts';

export interface DiagramPictures {
  light: string;
  dark: string;
  width: number;
}

/** It writes as small as 11 pixels; nothing here is under 14. */
const enlarged = 1.3;

const looks = {
  light: { bg: '#ffffff', fg: '#1f2b24', accent: '#1d6a3b', line: '#5c6b62', border: '#8d9a92' },
  dark: { bg: '#1c2621', fg: '#eef2ea', accent: '#7fd69a', line: '#a9b6ae', border: '#7d8b83' },
};

export function diagramPictures({ source }: Question): DiagramPictures {
  const light = draw(source, 'light');
  const width = Number(/ width="([\d.]+)"/.exec(light)?.[1]);
  return { light, dark: draw(source, 'dark'), width: Math.round(width * enlarged) };
}

function draw(source: string, look: keyof typeof looks) {
  const svg = renderMermaidSVG(source, { ...looks[look], font: 'system-ui', transparent: true, padding: 16 });
  // A picture fetches nothing; it should not ask to either.
  return svg.replaceAll(/@import .*$/gm, '');
}
