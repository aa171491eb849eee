import { Children, isValidElement } from 'react';
import * as Primitive from '@radix-ui/react-toast';
import { describe, expect, it } from 'vitest';
import * as settings from './toast-settings.ts';
import { ToastRegion } from './toast-area.tsx';

// The primitive shows nothing on the server, so the elements themselves are looked at.
const region = ToastRegion({});
const viewport = Children.toArray(region.props.children).find(
  (child) => isValidElement<Record<string, unknown>>(child) && child.type === Primitive.Viewport,
) as { props: Record<string, unknown> };

describe('the constants of the specification', () => {
  it.each([
    ['TOAST_LIMIT', 1],
    ['TOAST_DURATION', 5000],
    ['TOAST_REMOVE_DELAY', 1_000_000],
    ['TOAST_SWIPE_DIRECTION', 'right'],
    ['TOAST_SWIPE_THRESHOLD', 50],
    ['TOAST_HOTKEY', ['F8']],
    ['TOAST_LABEL', 'Notification'],
  ] as const)('%s', (name, value) => {
    expect(settings[name]).toEqual(value);
  });

  it('reach the primitive', () => {
    expect(region.type).toBe(Primitive.Provider);
    expect(region.props).toMatchObject({
      label: 'Notification',
      duration: 5000,
      swipeDirection: 'right',
      swipeThreshold: 50,
    });
    expect(viewport.props['hotkey']).toEqual(['F8']);
  });

  it('shape the viewport: 420 px at most from medium screens up, z-index 100', () => {
    const classes = String(viewport.props['className']).split(' ');
    expect(classes).toContain('z-[100]');
    expect(classes).toContain('md:max-w-[420px]');
  });
});
