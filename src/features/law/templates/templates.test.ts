/** Templates hold together: what they name is asked, what is asked is used, and answers stay what people wrote. */
import { describe, expect, test } from 'vitest';
import { countryName } from '#kit/crisis/country.ts';
import { readBlocks } from '#tools/export/pdf/read-blocks.ts';
import { assemble, questionsOf, textOf } from '../document/assemble.ts';
import type { LawContent } from '../document/content.ts';
import { sheetOf } from '../document/sheet.ts';
import { ours, type Template } from '../document/template.ts';
import { templateNamed, templates } from './all.ts';

const place = { country: 'GB', region: 'Scotland' };

/** Every choice of every question once, so that each clause is seen. */
function answersOf(template: Template, turn: number): Record<string, string> {
  return Object.fromEntries(
    questionsOf(template).map((question) => {
      if (question.is === 'choice')
        return [question.id, question.options[turn % question.options.length]!.id] as const;
      return [question.id, question.is === 'date' ? '2026-12-01' : `answer to ${question.id}`] as const;
    }),
  );
}

const contentOf = (template: Template, answers: Record<string, string>): LawContent => ({
  template: template.id,
  ...place,
  answers,
});

test('there are twelve, with ids of their own', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(12);
});

describe.each(templates)('$title', (template) => {
  const asked = new Set(questionsOf(template).map(({ id }) => id));
  const texts = [template.opening ?? '', ...template.clauses.map(({ text }) => text), template.closing ?? ''];
  const named = new Set([...texts.join('\n').matchAll(/\{(\w+)\}/g)].map(([, id]) => id!));

  test('says where it comes from, what it assumes and when to ask first', () => {
    expect(template.source).toBe(ours);
    expect(template.written).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(template.assumes.length).toBeGreaterThan(40);
    expect(template.askFirst.length).toBeGreaterThan(0);
    for (const country of Object.keys(template.notes)) expect(countryName(country)).not.toBe(country);
  });

  test('names only what it asks, and uses all that it asks', () => {
    expect(named.has('law')).toBe(template.id !== 'site-privacy');
    expect([...named].filter((id) => id !== 'law' && !asked.has(id))).toEqual([]);
    const conditions = [...template.clauses, ...questionsOf(template)].flatMap(({ when }) =>
      when ? [when.id] : [],
    );
    expect(conditions.filter((id) => !asked.has(id))).toEqual([]);
    expect([...asked].filter((id) => !named.has(id) && !conditions.includes(id))).toEqual([]);
  });

  test('each choice leads to a whole document, and without answers what is missing stands in brackets', () => {
    for (const turn of [0, 1, 2, 3, 4]) {
      const whole = assemble(template, contentOf(template, answersOf(template, turn)));
      expect(whole.missing).toEqual([]);
      expect(textOf(whole)).not.toMatch(/[{[]/);
      const titles = whole.parts.flatMap((part) => (part.is === 'heading' ? [part.text] : []));
      expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
      expect(new Set(titles.map((title) => title.replace(/^\d+\. /, ''))).size).toBe(titles.length);
    }
    const empty = assemble(template, contentOf(template, {}));
    expect(empty.missing.length).toBeGreaterThan(0);
    expect(textOf(empty)).toContain('[');
  });

  test('its sheet lists the facts and what is open', () => {
    const sheet = JSON.stringify(sheetOf(template, contentOf(template, {}), 'Mine'));
    expect(sheet).toContain('What I don’t know yet');
    expect(sheet).toContain('no lawyer has read');
    expect(sheet).toContain('Scotland, United Kingdom');
  });
});

test('answers stay what people wrote: no heading, link, list or code comes of them', () => {
  const template = templateNamed('demand-letter')!;
  const hostile =
    '# Big\n- [click](javascript:alert(1)) <b>x</b> `code` ![](https://x.example/p.png) {sender} 1. one\n> said *loud* | a | https://x.example';
  const { parts } = assemble(template, contentOf(template, { reason: hostile, sender: 'Ada' }));
  const about = parts.find((part) => 'text' in part && part.text.includes('I write about'))!;
  const blocks = readBlocks('text' in about ? about.text : '');
  expect(blocks.every(({ is }) => is === 'paragraph')).toBe(true);
  const spans = blocks.flatMap((block) => ('spans' in block ? block.spans : []));
  expect(spans.every(({ code, bold, italic }) => !code && !bold && !italic)).toBe(true);
  // A plain address leads to itself and nowhere else.
  expect(spans.flatMap(({ href, text }) => (href && href !== text ? [href] : []))).toEqual([]);
  expect(spans.map(({ text }) => text).join('')).toContain('[click](javascript:alert(1)) <b>x</b> `code`');
});
