/** The tree of a page as React draws it: the same that is written into files. */
import { createElement, memo, useId, type ReactNode } from 'react';
import '../fonts.css';
import { inPile, type AnyLayer, type Page } from '../scene.ts';
import { cuttersOf, drawLayer, type Element } from './elements.ts';

const known = new Map<string, string>();
function propOf(name: string): string {
  if (name.startsWith('data-') || name === 'viewBox') return name;
  let prop = known.get(name);
  if (!prop)
    known.set(name, (prop = name.replaceAll(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())));
  return prop;
}

export function asReact({ tag, attrs, children, text }: Element, key?: number): ReactNode {
  const props = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [propOf(name), value]));
  return createElement(tag, { ...props, key }, text ?? children?.map((child, at) => asReact(child, at)));
}

interface LayerViewProps {
  layer: AnyLayer;
  cutter: AnyLayer | undefined;
  ids: string;
}

/** Drawn again only when it, or what cuts it out, has changed: a page may have hundreds. */
export const LayerView = memo(function LayerView({ layer, cutter, ids }: LayerViewProps) {
  const all = new Map(cutter ? [[cutter.id, cutter]] : []);
  return <g data-layer={layer.id}>{asReact(drawLayer(layer, all, ids))}</g>;
});

/** Names of cut-outs, apart from those of other pages on the screen. */
export function useIds(): string {
  return `c${useId().replaceAll(/[^\w]/g, '')}`;
}

export const PageLayers = memo(function PageLayers({ page, ids }: { page: Page; ids: string }) {
  const all = new Map(page.layers.map((layer) => [layer.id, layer]));
  const cutters = cuttersOf(page.layers);
  return (
    <>
      <rect width={page.width} height={page.height} fill={page.background} />
      {inPile(page.layers)
        .filter(({ id, isHidden }) => !isHidden && !cutters.has(id))
        .map((layer) => (
          <LayerView
            key={layer.id}
            layer={layer}
            cutter={layer.clip ? all.get(layer.clip) : undefined}
            ids={ids}
          />
        ))}
    </>
  );
});

/** What a page says, for those who do not see it. */
export const pageDescription = ({ name, layers }: Page) =>
  [
    `${name}:`,
    ...inPile(layers).flatMap((layer) =>
      layer.is === 'text' && layer.role ? [layer.text.replaceAll('\n', ', ')] : [],
    ),
  ].join(' ');

export function PageSvg({ page, className }: { page: Page; className?: string }) {
  const ids = useIds();
  return (
    <svg
      role="img"
      aria-label={pageDescription(page)}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={className}
      data-page={page.id}
    >
      <PageLayers page={page} ids={ids} />
    </svg>
  );
}
