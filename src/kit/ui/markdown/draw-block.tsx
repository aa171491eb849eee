/** Paragraphs, headings, lists, quotes, tables, code and formulas, as elements of ours and nothing else. */
import type { SyntaxNode } from '@lezer/common';
import { Fragment, type ReactNode } from 'react';
import { Code } from './code.tsx';
import { drawInline } from './draw-inline.tsx';
import { drawList } from './draw-list.tsx';
import { drawWords } from './draw-text.tsx';
import { drawTable } from './draw-table.tsx';
import { isAtEnd, sourceOf, type Drawing } from './drawing.ts';
import { Footnote } from './footnote.tsx';
import { Formula } from './formula.tsx';
import { formulaOf } from './math-syntax.ts';
import { childrenOf } from './read-markdown.ts';

const headingLooks = ['text-xl', 'text-lg', 'text-base'];

/** Blocks within blocks, as deep as anyone writes them; what is deeper is shown as it was written. */
const deepest = 30;

export function drawBlocks(drawing: Drawing, nodes: readonly SyntaxNode[], depth: number): ReactNode {
  return nodes.map((node) => <Fragment key={node.from}>{drawBlock(drawing, node, depth)}</Fragment>);
}

export function drawBlock(drawing: Drawing, node: SyntaxNode, depth = 0): ReactNode {
  if (depth > deepest) return <p className="whitespace-pre-wrap">{sourceOf(drawing, node)}</p>;
  switch (node.name) {
    case 'Paragraph':
      return drawParagraph(drawing, node);
    case 'BulletList':
    case 'OrderedList':
      return drawList(drawing, node, (block) => drawBlock(drawing, block, depth + 1));
    case 'Blockquote':
      return (
        <blockquote dir="auto" className="grid gap-3 border-s-4 border-line ps-4 text-muted">
          {drawBlocks(drawing, childrenOf(node), depth + 1)}
        </blockquote>
      );
    case 'FencedCode':
    case 'CodeBlock':
      return drawCode(drawing, node);
    case 'MathBlock':
      return drawFormula(drawing, node);
    case 'Table':
      return drawTable(drawing, node);
    case 'HorizontalRule':
      return <hr className="my-2 border-line" />;
    case 'LinkReference':
      return drawNote(drawing, node);
    default:
      return /^(?:ATX|Setext)Heading/.test(node.name) ? drawHeading(drawing, node) : null;
  }
}

function drawParagraph(drawing: Drawing, node: SyntaxNode) {
  const only = node.firstChild;
  if (only?.name === 'Math' && only.from === node.from && only.to === node.to)
    return drawFormula(drawing, only);
  if (/^\[\^[^\]\s]+\]:/.test(sourceOf(drawing, node))) return drawNote(drawing, node);
  return (
    <p dir="auto" className="whitespace-pre-line">
      {drawInline(drawing, node)}
    </p>
  );
}

/** `[^1]: words`. A definition of a link looks alike and is not shown. */
function drawNote(drawing: Drawing, node: SyntaxNode) {
  const written = /^\[\^([^\]\s]+)\]:\s*/.exec(sourceOf(drawing, node));
  if (!written) return null;
  const words = { from: node.from + written[0].length, to: node.to };
  const isWord = node.name === 'LinkReference' && !/^https?:/.test(sourceOf(drawing, words));
  return (
    <Footnote scope={drawing.scope} label={written[1]!}>
      {isWord ? drawWords(drawing, words) : drawInline(drawing, node, words.from)}
    </Footnote>
  );
}

/** The highest heading of a text takes the first level below the page's own. */
function drawHeading(drawing: Drawing, node: SyntaxNode) {
  const rank = Math.max(0, drawing.headings.indexOf(node.name.at(-1)!));
  const Heading = `h${Math.min(6, drawing.topHeading + rank)}` as 'h3';
  return (
    <Heading dir="auto" className={`mt-2 font-display font-bold ${headingLooks[rank] ?? 'text-base'}`}>
      {drawInline(drawing, node, ...wordsOfHeading(drawing, node))}
    </Heading>
  );
}

function wordsOfHeading(drawing: Drawing, node: SyntaxNode): [number, number] {
  const marks = node.getChildren('HeaderMark');
  const isUnderlined = node.name.startsWith('Setext');
  const from = isUnderlined ? node.from : marks[0]!.to;
  const to = isUnderlined ? marks[0]!.from : (marks[1]?.from ?? node.to);
  const words = sourceOf(drawing, { from, to });
  return [from + words.length - words.trimStart().length, from + words.trimEnd().length];
}

function drawCode(drawing: Drawing, node: SyntaxNode) {
  const info = node.getChild('CodeInfo');
  const code = node.getChildren('CodeText').map((part) => sourceOf(drawing, part));
  const isOpen = node.name === 'FencedCode' && node.getChildren('CodeMark').length < 2;
  return (
    <Code
      code={code.join('').replaceAll('\r', '').replace(/\n$/, '')}
      language={
        info
          ? sourceOf(drawing, info)
              .split(/[\s{,:]/, 1)[0]!
              .toLowerCase()
          : ''
      }
      isGrowing={isOpen && drawing.isGrowing}
    />
  );
}

function drawFormula(drawing: Drawing, node: SyntaxNode) {
  const isQuoted = node.parent?.name === 'Blockquote';
  const source = sourceOf(drawing, node);
  const { tex, isDisplay, isClosed } = formulaOf(isQuoted ? source.replaceAll(/\n[ \t]*> ?/g, '\n') : source);
  if (!isClosed && !drawing.isGrowing) return <p className="whitespace-pre-line">{source}</p>;
  return <Formula tex={tex} isDisplay={isDisplay} isGrowing={isAtEnd(drawing, node)} />;
}
