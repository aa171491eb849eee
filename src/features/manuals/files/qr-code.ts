/** A code that phones read, as a picture: dark on white with the quiet zone around it. */
import { encode } from 'uqr';

export function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${dark.join('')}" fill="#000"/></svg>`;
}
