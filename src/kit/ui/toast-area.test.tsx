import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as settings from './toast-settings.ts';
import ToastArea from './toast-area.tsx';

const seen = vi.hoisted(() => ({
  provider: {} as Record<string, unknown>,
  viewport: {} as Record<string, unknown>,
}));

// The primitive shows nothing on the server, so what it is given is looked at instead.
vi.mock('radix-ui/toast', () => ({
  Provider: ({ children, ...props }: Record<string, unknown>) => {
    seen.provider = props;
    return children;
  },
  Viewport: (props: Record<string, unknown>) => {
    seen.viewport = props;
    return null;
  },
}));

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
    renderToStaticMarkup(<ToastArea />);
    expect(seen.provider).toEqual({
      label: 'Notification',
      duration: 5000,
      swipeDirection: 'right',
      swipeThreshold: 50,
    });
    expect(seen.viewport['hotkey']).toEqual(['F8']);
  });

  it('shape the viewport: 420 px at most from medium screens up, z-index 100', () => {
    renderToStaticMarkup(<ToastArea />);
    const classes = String(seen.viewport['className']).split(' ');
    expect(classes).toContain('z-[100]');
    expect(classes).toContain('md:max-w-[420px]');
  });
});
