import { lazy } from 'react';
import { expect, test } from 'vitest';
import { drawWhole } from '#testing/draw-whole.ts';
import { OutputView } from './output-view.tsx';
import { KindTableContext, kindTableOf, showKind, type KindTable } from './kind-table.ts';
import { textKind } from './shared-kinds.ts';

const output = { texts: { text: 'It is a **grass**.' }, data: null };

const draw = (table: KindTable) =>
  drawWhole(
    <KindTableContext value={table}>
      <OutputView kind="text" output={output} input={null} />
    </KindTableContext>,
  );

test('of a kind that is no more the text is shown, with a word about it', async () => {
  const html = await draw({});
  expect(html).toContain('no longer available');
  expect(html).toMatch(/It is a <strong>grass<\/strong>/);
});

test('a viewer that is loaded when needed is in the page that the server sends', async () => {
  const Brought = lazy(async () => ({ default: () => <p>Drawn by a feature</p> }));
  const html = await draw(kindTableOf([showKind(textKind, { many: 'Texts', viewer: Brought })]));
  expect(html).toContain('<p>Drawn by a feature</p>');
  expect(html).not.toMatch(/<script|<template/);
});
