import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY, TooltipProvider } from './tooltip.tsx';

const seen = vi.hoisted(() => ({ provider: {} as Record<string, unknown> }));

vi.mock('radix-ui/tooltip', () => ({
  Provider: ({ children, ...props }: Record<string, unknown>) => {
    seen.provider = props;
    return children;
  },
}));

it('opens after 700 ms and moves on within 300', () => {
  expect([TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY]).toEqual([700, 300]);
  renderToStaticMarkup(<TooltipProvider>page</TooltipProvider>);
  expect(seen.provider).toEqual({ delayDuration: 700, skipDelayDuration: 300 });
});
