import { describe, expect, it } from 'vitest';
import { keysLabel, matchShortcut, paletteKeys, pressed, shortcuts } from '#app/shortcuts.ts';
import type { KeyPress } from '#app/shortcuts.ts';

function press(keys: string, more: Partial<KeyPress> = {}): KeyPress {
  const names = keys.split(' ');
  return {
    key: names.at(-1)!,
    metaKey: names.includes('Cmd'),
    ctrlKey: names.includes('Ctrl'),
    shiftKey: names.includes('Shift'),
    altKey: names.includes('Alt'),
    ...more,
  };
}
const onMac = (keys: string, more?: Partial<KeyPress>) => matchShortcut(press(keys, more), true)?.to;
const elsewhere = (keys: string, more?: Partial<KeyPress>) => matchShortcut(press(keys, more), false)?.to;

describe('shortcuts', () => {
  it.each([
    ['/', '/ai/consensus'],
    ['Shift A', '/ai/consensus'],
    ['Shift I', '/ai/images'],
    ['Shift V', '/ai/voice'],
    ['Shift H', '/universal-hub'],
    ['Shift M', '/inbox'],
    [',', '/settings'],
  ])('Cmd or Ctrl and %s goes to %s', (keys, to) => {
    expect(onMac(`Cmd ${keys}`)).toBe(to);
    expect(elsewhere(`Ctrl ${keys}`)).toBe(to);
    expect(onMac(`Ctrl ${keys}`)).toBeUndefined();
    expect(elsewhere(`Cmd ${keys}`)).toBeUndefined();
    expect(onMac(`Cmd Ctrl ${keys}`)).toBeUndefined();
    expect(elsewhere(`Ctrl Alt ${keys}`)).toBeUndefined();
    expect(elsewhere(keys)).toBeUndefined();
  });

  it('are seven', () => {
    expect(shortcuts).toHaveLength(7);
  });

  it('need Shift where they say so', () => {
    for (const key of ['a', 'i', 'v', 'h', 'm']) expect(elsewhere(`Ctrl ${key}`), key).toBeUndefined();
    // Caps Lock turns the letter, not the shortcut.
    expect(elsewhere('Ctrl A')).toBeUndefined();
    expect(elsewhere('Ctrl Shift a')).toBe('/ai/consensus');
  });

  it('work on other keyboards', () => {
    expect(elsewhere('Ctrl Shift /')).toBe('/ai/consensus');
    expect(elsewhere('Ctrl Shift Ф', { code: 'KeyA' })).toBe('/ai/consensus');
    // On AZERTY the place of Q types A; what it types counts.
    expect(elsewhere('Ctrl Shift A', { code: 'KeyQ' })).toBe('/ai/consensus');
    expect(elsewhere('Ctrl Shift Q', { code: 'KeyA' })).toBeUndefined();
  });

  it('leave pasting plain text to the browser while someone types', () => {
    expect(elsewhere('Ctrl Shift V', { typing: true })).toBeUndefined();
    expect(onMac('Cmd Shift V', { typing: true })).toBeUndefined();
    expect(elsewhere('Ctrl /', { typing: true })).toBe('/ai/consensus');
    expect(elsewhere('Ctrl Shift M', { typing: true })).toBe('/inbox');
  });

  it('stay out of what something else handled', () => {
    expect(elsewhere('Ctrl /', { defaultPrevented: true })).toBeUndefined();
    expect(elsewhere('Ctrl /', { isComposing: true })).toBeUndefined();
  });

  it('open the palette with Cmd or Ctrl and K', () => {
    expect(pressed(paletteKeys, press('Cmd k'), true)).toBe(true);
    expect(pressed(paletteKeys, press('Ctrl k', { typing: true }), false)).toBe(true);
    expect(pressed(paletteKeys, press('Ctrl Shift K'), false)).toBe(false);
    expect(pressed(paletteKeys, press('Ctrl k'), true)).toBe(false);
  });

  it('are written as each system writes them', () => {
    expect(keysLabel({ key: 'a', shift: true }, true)).toBe('⇧⌘A');
    expect(keysLabel({ key: 'a', shift: true }, false)).toBe('Ctrl+Shift+A');
    expect(keysLabel(paletteKeys, true)).toBe('⌘K');
    expect(keysLabel({ key: '/' }, false)).toBe('Ctrl+/');
  });
});
