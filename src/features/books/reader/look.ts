/** How someone likes to read, kept by their browser. */
import { useRemembered } from '#tools/page/use-remembered.ts';

export const layouts = ['pages', 'scroll'] as const;
export type Layout = (typeof layouts)[number];
export const readerThemes = ['paper', 'cream', 'night'] as const;
export type ReaderTheme = (typeof readerThemes)[number];
/** From small to large. */
export const sizes = ['text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl'] as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, usual: Value) =>
  values.find((one) => one === value) ?? usual;

export function useLook() {
  const [layout, setLayout] = useRemembered('reader-layout');
  const [theme, setTheme] = useRemembered('reader-theme');
  const [size, setSize] = useRemembered('reader-size');
  const shownSize = Math.min(sizes.length - 1, Math.max(0, Number(size ?? 1) || 0));
  return {
    layout: oneOf(layouts, layout, 'pages'),
    theme: oneOf(readerThemes, theme, 'paper'),
    size: shownSize,
    setLayout: (value: Layout) => setLayout(value),
    setTheme: (value: ReaderTheme) => setTheme(value),
    setSize: (value: number) => setSize(String(value)),
  };
}
export type Look = ReturnType<typeof useLook>;
