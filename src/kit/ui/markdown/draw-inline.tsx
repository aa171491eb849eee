/** What stands within a line: words, emphasis, code, links, formulas. */
import type { SyntaxNode } from '@lezer/common';
import { Fragment, type ReactNode } from 'react';
import { decodeEntity, decodeText } from './characters.ts';
import { codeLook } from '../code-look.ts';
import { drawWhole, drawWords } from './draw-text.tsx';
import { isAtEnd, sourceOf, type Drawing } from './drawing.ts';
import { FootnoteLink } from './footnote.tsx';
import { Formula } from './formula.tsx';
import { labelOf } from './label.ts';
import { formulaOf } from './math-syntax.ts';
import { PictureLink } from './picture-link.tsx';
import { childrenOf } from './read-markdown.ts';
import { SafeLink } from '../safe-link.tsx';

/** The words of a node and what is drawn between them; marks of syntax are passed over. */
export function drawInline(drawing: Drawing, node: SyntaxNode, from = node.from, to = node.to): ReactNode {
  const drawn: ReactNode[] = [];
  let at = from;
  for (const child of childrenOf(node)) {
    if (child.from < from || child.to > to) continue;
    drawn.push(
      <Fragment key={at}>
        {drawWords(drawing, { from: at, to: child.from })}
        {drawPart(drawing, child)}
      </Fragment>,
    );
    at = child.to;
  }
  drawn.push(<Fragment key="rest">{drawWords(drawing, { from: at, to })}</Fragment>);
  return drawn;
}

function drawPart(drawing: Drawing, node: SyntaxNode): ReactNode {
  switch (node.name) {
    case 'Emphasis':
      return <em>{drawInline(drawing, node)}</em>;
    case 'StrongEmphasis':
      return <strong>{drawInline(drawing, node)}</strong>;
    case 'Strikethrough':
      return <del>{drawInline(drawing, node)}</del>;
    case 'InlineCode':
      return drawCode(drawing, node);
    case 'Math': {
      const { tex, isDisplay } = formulaOf(sourceOf(drawing, node));
      return drawWhole(
        drawing,
        node,
        <Formula tex={tex} isDisplay={isDisplay} isGrowing={isAtEnd(drawing, node)} />,
      );
    }
    case 'Escape':
      return drawWords(drawing, { from: node.from + 1, to: node.to });
    case 'Entity':
      return drawWhole(drawing, node, decodeEntity(sourceOf(drawing, node)));
    case 'HardBreak':
      return <br />;
    case 'Link':
      return drawLink(drawing, node);
    case 'Image':
      return drawPicture(drawing, node);
    case 'Autolink':
      return node.getChild('URL') ? drawAddress(drawing, node.getChild('URL')!) : null;
    case 'URL':
      return drawAddress(drawing, node);
    default:
      return node.name.endsWith('Mark') ? null : drawWords(drawing, node);
  }
}

function drawCode(drawing: Drawing, node: SyntaxNode) {
  const [open, close] = node.getChildren('CodeMark');
  const words = { from: open!.to, to: close!.from };
  const isPadded = /^[ \n].*\S.*[ \n]$/s.test(sourceOf(drawing, words));
  const inner = isPadded ? { from: words.from + 1, to: words.to - 1 } : words;
  return <code className={codeLook}>{drawWords(drawing, inner, (text) => text.replaceAll('\n', ' '))}</code>;
}

/** An address of the web or of mail that stands in the text as it is. */
function drawAddress(drawing: Drawing, node: SyntaxNode) {
  const address = sourceOf(drawing, node);
  const scheme = /^(?:https?:\/\/|mailto:)/i.test(address)
    ? ''
    : address.includes('@')
      ? 'mailto:'
      : 'https://';
  return <SafeLink href={scheme + address}>{drawWords(drawing, node)}</SafeLink>;
}

function drawLink(drawing: Drawing, node: SyntaxNode): ReactNode {
  const note = /^\[\^([^\]\s]+)\]$/.exec(sourceOf(drawing, node))?.[1];
  if (note) return <FootnoteLink scope={drawing.scope} label={note} />;
  const { label, href } = partsOf(drawing, node);
  // A word in brackets that leads nowhere was no link.
  if (href === undefined) return drawWithBrackets(drawing, node);
  return <SafeLink href={href}>{drawInline(drawing, node, label.from, label.to)}</SafeLink>;
}

function drawPicture(drawing: Drawing, node: SyntaxNode): ReactNode {
  const { label, href } = partsOf(drawing, node);
  if (href === undefined) return drawWithBrackets(drawing, node);
  return <PictureLink href={href} alt={decodeText(sourceOf(drawing, label))} />;
}

function drawWithBrackets(drawing: Drawing, node: SyntaxNode) {
  const { label } = partsOf(drawing, node);
  return (
    <>
      {drawWords(drawing, { from: node.from, to: label.from })}
      {drawInline(drawing, node, label.from, label.to)}
      {drawWords(drawing, { from: label.to, to: node.to })}
    </>
  );
}

/** The words of a link, and where it leads: written with it, or given apart under its label or its words. */
function partsOf(drawing: Drawing, node: SyntaxNode) {
  const [open, close, address] = node.getChildren('LinkMark');
  const label = { from: open!.to, to: close?.from ?? node.to };
  const url = node.getChild('URL');
  if (url) return { label, href: addressOf(sourceOf(drawing, url)) };
  if (address) return { label, href: '' };
  const named = node.getChild('LinkLabel');
  const name =
    named && named.to - named.from > 2 ? sourceOf(drawing, named) : `[${sourceOf(drawing, label)}]`;
  const given = drawing.definitions.get(labelOf(name));
  return { label, href: given === undefined ? undefined : addressOf(given) };
}

const addressOf = (written: string) => decodeText(written.replace(/^<(.*)>$/s, '$1')).trim();
