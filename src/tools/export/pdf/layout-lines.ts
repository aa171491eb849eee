/** Spans as lines and paragraphs of the layout program. Widths are known here, so that nothing runs over its edge. */
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import type { Span } from './blocks.ts';
import { breakWords } from './break-words.ts';
import { readsFromRight } from './direction.ts';

type LayoutSpan =
  | string
  | { is: 'break' }
  | { is: 'footnote'; text: string }
  | {
      is: 'words' | 'code';
      text: string;
      bold: boolean;
      italic: boolean;
      strike: boolean;
      href: string | null;
    };

export type LayoutBlock = { is: string; rtl?: 'ar' | 'he' } & Record<string, unknown>;

export interface LayoutOptions {
  /** Of this installation, for its own pages. */
  origin: string;
  /** A text as it can be set. */
  settable(text: string): string;
  /** Answers the name under which the program finds it. */
  addPicture(source: string): string;
  /** Of the text, in points; that of an A4 page without it. */
  width?: number;
}

export const bodySize = 10.5;
const longestAddress = 2000;

export type Lines = ReturnType<typeof createLines>;

export function createLines({ origin, settable, addPicture }: LayoutOptions) {
  function line(spans: readonly Span[], width: number, size: number): LayoutSpan[] {
    const most = Math.max(1, Math.floor(width / (size * 0.62)));
    return spans.flatMap((span) => {
      if (span.footnote !== undefined) return [{ is: 'footnote' as const, text: settable(span.footnote) }];
      return span.text
        .split('\n')
        .flatMap((text, at) => [
          ...(at > 0 ? [{ is: 'break' as const }] : []),
          ...(text ? [words(span, breakWords(settable(text), most))] : []),
        ]);
    });
  }

  function words({ bold, italic, strike, code, href }: Span, text: string): LayoutSpan {
    if (!bold && !italic && !strike && !code && !href) return text;
    const address = href && wholeAddress(href, origin);
    return {
      is: code ? 'code' : 'words',
      text,
      bold: bold === true,
      italic: italic === true,
      strike: strike === true,
      href: address && address.length <= longestAddress ? address : null,
    };
  }

  /** Pictures stand by themselves between the lines. */
  function paragraphs(spans: readonly Span[], width: number, size = bodySize): LayoutBlock[] {
    const drawn: LayoutBlock[] = [];
    let open: Span[] = [];
    const close = () => {
      if (open.some(({ text }) => text.trim() !== ''))
        drawn.push({ is: 'paragraph', ...direction(textOf(open)), spans: line(open, width, size) });
      open = [];
    };
    for (const span of spans) {
      if (span.picture === undefined) open.push(span);
      else {
        close();
        drawn.push({ is: 'picture', name: addPicture(span.picture), alt: settable(span.text) });
      }
    }
    close();
    return drawn;
  }

  return { line, paragraphs };
}

/** A paragraph alone in its cell or item needs none around it, which takes Typst half the time. One from the right has its direction from it. */
export const asLine = (blocks: LayoutBlock[]): LayoutBlock[] =>
  blocks.length === 1 && blocks[0]!.is === 'paragraph' && !blocks[0]!.rtl
    ? [{ ...blocks[0]!, is: 'line' }]
    : blocks;

export const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

export const direction = (text: string): { rtl?: 'ar' | 'he' } =>
  readsFromRight(text) ? { rtl: /^\P{L}*\p{Script=Hebrew}/u.test(text) ? 'he' : 'ar' } : {};
