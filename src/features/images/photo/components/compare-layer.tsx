/** How it was, over how it is, as far as a slider is drawn. */
import { useState, type ReactNode } from 'react';

export function CompareLayer({ children }: { children: ReactNode }) {
  const [share, setShare] = useState(50);
  return (
    <>
      <div style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} className="absolute inset-0">
        {children}
      </div>
      <span
        aria-hidden
        style={{ left: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#fff] outline-1 outline-[#0006] after:absolute after:top-1/2 after:left-1/2 after:grid after:size-9 after:-translate-1/2 after:place-items-center after:rounded-full after:bg-[#fff] after:text-[#14401a] after:shadow-soft after:content-['⟷']"
      />
      <span
        aria-hidden
        className="absolute top-3 left-3 rounded-full bg-[#000000b0] px-3 py-1 text-sm text-[#fff]"
      >
        Before
      </span>
      <span
        aria-hidden
        className="absolute top-3 right-3 rounded-full bg-[#000000b0] px-3 py-1 text-sm text-[#fff]"
      >
        Now
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Before and after"
        className="absolute inset-0 size-full cursor-ew-resize touch-none opacity-0"
        onChange={({ target }) => setShare(Number(target.value))}
      />
    </>
  );
}
