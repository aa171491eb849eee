import type { SyntaxNode } from '@lezer/common';
import { Fragment, type ReactNode } from 'react';
import { drawInline } from './draw-inline.tsx';
import { sourceOf, type Drawing } from './drawing.ts';
import { childrenOf } from './read-markdown.ts';

/** How what stands within an item is drawn: told by whoever draws the list, so that no two files import each other. */
type DrawWithin = (block: SyntaxNode) => ReactNode;

export function drawList(drawing: Drawing, node: SyntaxNode, drawWithin: DrawWithin): ReactNode {
  const items = node.getChildren('ListItem').map((item) => (
    <li
      key={item.from}
      dir="auto"
      className={item.getChild('Task') ? '-ms-5 list-none' : 'ps-1 marker:text-bamboo'}
    >
      {drawItem(drawing, item, drawWithin)}
    </li>
  ));
  if (node.name === 'BulletList') return <ul className="grid list-disc gap-1.5 ps-6">{items}</ul>;
  const first = Number.parseInt(sourceOf(drawing, node.firstChild!.getChild('ListMark')!), 10);
  return (
    <ol start={first === 1 ? undefined : first} className="grid list-decimal gap-1.5 ps-7">
      {items}
    </ol>
  );
}

/** An item of one paragraph is a line; one of several blocks gives each its room. */
function drawItem(drawing: Drawing, item: SyntaxNode, drawWithin: DrawWithin): ReactNode {
  return childrenOf(item).map((child, index) => (
    <Fragment key={child.from}>{drawPart(drawing, child, drawWithin, index > 1)}</Fragment>
  ));
}

function drawPart(drawing: Drawing, child: SyntaxNode, drawWithin: DrawWithin, isLater: boolean): ReactNode {
  switch (child.name) {
    case 'ListMark':
      return null;
    case 'Task':
      return drawTask(drawing, child);
    case 'Paragraph':
      return (
        <span className={isLater ? 'mt-2 block whitespace-pre-line' : 'whitespace-pre-line'}>
          {drawInline(drawing, child)}
        </span>
      );
    default:
      return <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)]">{drawWithin(child)}</div>;
  }
}

function drawTask(drawing: Drawing, task: SyntaxNode) {
  const marker = task.getChild('TaskMarker')!;
  const isDone = /x/i.test(sourceOf(drawing, marker));
  return (
    <>
      <input
        type="checkbox"
        checked={isDone}
        disabled
        aria-label={isDone ? 'Done' : 'To do'}
        className="me-2 size-4 align-[-0.15em] accent-bamboo"
      />
      {drawInline(drawing, task, marker.to + 1)}
    </>
  );
}
