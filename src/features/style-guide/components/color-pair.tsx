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

/** A colour token by day and by night, with the values as the browser has them. */
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
  useEffect(() => setValue(getComputedStyle(field.current!).backgroundColor), []);
  return (
    <div data-theme={theme} className="min-w-0 flex-1 bg-surface text-ink">
      <div ref={field} className={`h-16 ${fill}`} />
      <p className="min-h-15 px-3 py-2 text-sm">
        <span className="sr-only">{theme}: </span>
        <code className="wrap-anywhere">{value}</code>
      </p>
    </div>
  );
}
