/** The devices, drawn by us: what lies below the screen, and what lies above it. */
import type { Look } from '../content.ts';
import { shells } from './colours.ts';
import type { Scene } from './geometry.ts';

interface PartsProps {
  look: Look;
  scene: Scene;
}

export function DeviceBelow({ look: { device, scheme }, scene: { device: box, outer, screen } }: PartsProps) {
  const { body, rim, detail, bar } = shells[scheme];
  const { width, height } = box;
  const shell = (
    <>
      <rect width={width} height={height} rx={outer} fill={rim} />
      <rect x={2} y={2} width={width - 4} height={height - 4} rx={Math.max(0, outer - 2)} fill={body} />
    </>
  );
  if (device === 'browser')
    return (
      <>
        <rect width={width} height={height} rx={outer} fill={rim} />
        <rect x={1} y={1} width={width - 2} height={height - 2} rx={outer - 1} fill={bar} />
        {[0, 1, 2].map((dot) => (
          <circle key={dot} cx={28 + dot * 22} cy={26} r={7} fill={detail} />
        ))}
        <rect x={width * 0.25} y={12} width={width * 0.5} height={28} rx={14} fill={body} />
      </>
    );
  if (device === 'laptop') {
    const foot = { x: -130, y: height - 4, width: width + 260, height: 40 };
    return (
      <>
        {shell}
        <path
          d={`M${foot.x} ${foot.y} h${foot.width} v14 q-6 24 -40 26 H${foot.x + 40} q-34 -2 -40 -26 z`}
          fill={rim}
        />
        <rect x={foot.x} y={foot.y} width={foot.width} height={6} fill={body} />
        <rect x={width / 2 - 90} y={foot.y} width={180} height={14} rx={7} fill={detail} />
      </>
    );
  }
  if (device === 'watch')
    return (
      <>
        <rect x={width * 0.17} y={-120} width={width * 0.66} height={190} rx={22} fill={detail} />
        <rect x={width * 0.17} y={height - 70} width={width * 0.66} height={190} rx={22} fill={detail} />
        <rect x={width - 4} y={height * 0.3} width={14} height={46} rx={6} fill={rim} />
        {shell}
      </>
    );
  if (device === 'poster')
    return (
      <>
        <rect width={width} height={height} rx={outer} fill={detail} />
        <rect x={12} y={12} width={width - 24} height={height - 24} fill={body} />
        <rect
          x={screen.x - 2}
          y={screen.y - 2}
          width={screen.width + 4}
          height={screen.height + 4}
          fill={rim}
        />
      </>
    );
  const isUpright = height > width;
  return (
    <>
      {device === 'phone' && isUpright && (
        <>
          <rect x={-4} y={190} width={8} height={56} rx={3} fill={rim} />
          <rect x={-4} y={262} width={8} height={56} rx={3} fill={rim} />
          <rect x={width - 4} y={220} width={8} height={92} rx={3} fill={rim} />
        </>
      )}
      {shell}
    </>
  );
}

/** Cameras. */
export function DeviceAbove({ look: { device }, scene: { device: box, screen } }: PartsProps) {
  const isUpright = box.height > box.width;
  if (device === 'phone')
    return isUpright ? (
      <rect x={box.width / 2 - 56} y={screen.y + 12} width={112} height={32} rx={16} fill="#0b0b0d" />
    ) : (
      <rect x={screen.x + 12} y={box.height / 2 - 56} width={32} height={112} rx={16} fill="#0b0b0d" />
    );
  if (device === 'tablet')
    return isUpright ? (
      <circle cx={box.width / 2} cy={17} r={6} fill="#0b0b0d" />
    ) : (
      <circle cx={17} cy={box.height / 2} r={6} fill="#0b0b0d" />
    );
  if (device === 'laptop') return <circle cx={box.width / 2} cy={14} r={4} fill="#0b0b0d" />;
  return null;
}
