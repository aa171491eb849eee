import { useEffect, useState } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';

/** Black on white in every theme: readers of such codes expect it. The encoder is loaded when one is needed. */
export function QrCode({ text }: { text: string }) {
  const [path, setPath] = useState<{ size: number; d: string }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stale = false;
    import('uqr')
      .then(({ encode }) => !stale && setPath(draw(encode(text, { ecc: 'M', border: 0 }))))
      .catch(() => setFailed(true)); // the key beside it does the same
    return () => {
      stale = true;
    };
  }, [text]);

  if (failed) return null;
  if (!path) return <Skeleton className="size-44 shrink-0 rounded-lg" />;
  return (
    <svg
      role="img"
      aria-label="Code to scan with your authenticator app"
      viewBox={`-4 -4 ${path.size + 8} ${path.size + 8}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg"
    >
      <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}

function draw({ size, data }: { size: number; data: boolean[][] }) {
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, d: dark.join('') };
}
