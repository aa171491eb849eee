/** What stands behind the words of a preview picture: paper, a hill, bamboo, the panda. */
import { pandaSvg } from '#kit/ui/panda/panda-svg.ts';
import { cardSize } from './card.ts';

/** The light theme's tokens, as the renderer of pictures knows no `oklch()`. */
export const colors = {
  paper: '#fbfaf4',
  leaf: '#dbf1dc',
  ink: '#17221b',
  muted: '#4a5750',
  bamboo: '#1a6e3b',
  stalk: '#8cc795',
  knot: '#5fa66f',
};

const { width, height } = cardSize;

export function backdrop(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colors.paper}"/>
    ${stalk(1108, 30, 1)}${stalk(1164, 22, 0.75)}
    <path d="M700 ${height} Q900 470 1200 500 V${height} Z" fill="${colors.leaf}"/>
    <rect y="${height - 14}" width="${width}" height="14" fill="${colors.bamboo}"/>
    ${placed(pandaSvg({ pose: 'sit', mood: 'idle' }), 842, 238, 270)}
    ${placed(pandaSvg({ pose: 'head', mood: 'idle', detail: 'small' }), 80, 524, 54)}
  </svg>`;
}

function stalk(x: number, thickness: number, opacity: number): string {
  const joints = [60, 190, 320, 450].map(
    (y) => `<rect x="${x - 3}" y="${y}" width="${thickness + 6}" height="9" rx="4" fill="${colors.knot}"/>`,
  );
  return `<g opacity="${opacity}"><rect x="${x}" width="${thickness}" height="${height}" fill="${colors.stalk}"/>${joints.join('')}</g>`;
}

function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
