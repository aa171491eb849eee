import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('lets the later of two contradicting classes stay', () => {
  expect(cn('px-4 text-ink', false, 'px-6')).toBe('text-ink px-6');
});

it('knows our own sizes from our colours', () => {
  expect(cn('text-display text-muted')).toBe('text-display text-muted');
  expect(cn('text-base', 'text-display')).toBe('text-display');
  expect(cn('rounded-card', 'rounded-panel')).toBe('rounded-panel');
  expect(cn('shadow-soft', 'shadow-raised')).toBe('shadow-raised');
});
