import type { ReactNode } from 'react';
import type { Size } from '#kit/photos/look.ts';

/** As large as there is room, and never taller than the window; squares show where nothing is. */
export function PhotoFrame({ size, children }: { size: Size; children: ReactNode }) {
  return (
    <div
      style={{
        width: `min(100%, ${((72 * size.width) / size.height).toFixed(2)}vh)`,
        aspectRatio: `${size.width} / ${size.height}`,
      }}
      className="relative mx-auto overflow-hidden rounded-card bg-[repeating-conic-gradient(var(--line)_0_25%,var(--surface)_0_50%)] bg-size-[20px_20px]"
    >
      {children}
    </div>
  );
}
