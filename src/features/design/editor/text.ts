/** Texts that are changed: set anew within their box, or with their box where a size is asked for. */
import type { TextLayer } from '../scene.ts';
import { fitText, setLines, type Measure } from '../type/fit.ts';

const short = (value: number) => Math.round(value * 100) / 100;

/** As large as it was meant to be, or as the box allows. */
export function refit(layer: TextLayer, measure: Measure): TextLayer {
  const { w: width, h: height, most } = layer;
  const { size, lines } = fitText(
    { ...layer, width, height, most, least: most * 0.3, maxLines: 400 },
    measure,
  );
  return {
    ...layer,
    size: short(size),
    lines: lines.map((line) => ({ text: line.text, width: short(line.width) })),
  };
}

/** In this size; the box grows with it. */
export function resize(layer: TextLayer, size: number, measure: Measure): TextLayer {
  const { lines } = setLines(layer.text, layer, size, layer.w, measure);
  return {
    ...layer,
    size: short(size),
    most: short(size),
    h: short(lines.length * layer.leading * size),
    lines: lines.map((line) => ({ text: line.text, width: short(line.width) })),
  };
}

/** The box was pulled: the text fills it. */
export const fillBox = (layer: TextLayer, measure: Measure): TextLayer =>
  refit({ ...layer, most: Math.min(4000, Math.max(0.5, layer.h / layer.leading)) }, measure);
