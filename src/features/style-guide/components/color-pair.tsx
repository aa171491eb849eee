import { useEffect, useRef, useState } from 'react';
import type { LogoTheme } from '../brand-logos.ts';

interface ColorPairProps {
  /** The token's name. */
  token: string;
  /** The class that fills with it. */
  fill: string;
  /** What it is for. */
  use: string;
}

/** A colour token by day and by night, with the values that a screen gets to see. */
export function ColorPair({ token, fill, use }: ColorPairProps) {
  return (
    <li className="grid content-start gap-3">
      <div className="flex overflow-hidden rounded-card border border-line">
        <Half theme="light" fill={fill} />
        <Half theme="dark" fill={fill} />
      </div>
      <div>
        <h3 className="text-lg">{token}</h3>
        <p className="text-muted">{use}</p>
      </div>
    </li>
  );
}

function Half({ theme, fill }: { theme: LogoTheme; fill: string }) {
  const field = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<string>();
  useEffect(() => setValue(hexOf(getComputedStyle(field.current!).backgroundColor)), []);
  return (
    <div data-theme={theme} className="min-w-0 flex-1 bg-surface text-ink">
      <div ref={field} className={`h-16 ${fill}`} />
      <p className="min-h-9 px-4 py-2 text-sm">
        <span className="sr-only">{theme}: </span>
        <code>{value}</code>
      </p>
    </div>
  );
}

/** The tokens are written in oklch and browsers answer in several notations: painting a pixel turns each into sRGB. */
function hexOf(color: string): string | undefined {
  const paint = new OffscreenCanvas(1, 1).getContext('2d');
  if (!paint) return undefined;
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
}
