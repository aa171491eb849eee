/** One screen in its frame, as one SVG: what is exported is this. */
import { useId, type ReactNode, type Ref } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import type { Look, ScreenVersion } from '../content.ts';
import { backdrops } from '../drawing/colours.ts';
import { DeviceAbove, DeviceBelow } from '../drawing/device-parts.tsx';
import { contentBox, sceneOf, type Box } from '../drawing/geometry.ts';

const shadowLooks = {
  none: null,
  soft: { blur: 0.025, opacity: 0.22, drop: 0.03 },
  deep: { blur: 0.045, opacity: 0.42, drop: 0.06 },
} as const;

interface FramedScreenProps {
  look: Look;
  version: ScreenVersion;
  label: string;
  /** From 0 to 1: how far tall content is moved up. */
  scrolled?: number;
  /** Lies over the left part of it, as wide as `share` of the screen. */
  compared?: { version: ScreenVersion; share: number } | undefined;
  ref?: Ref<SVGSVGElement>;
}

export function FramedScreen({ look, version, label, scrolled = 0, compared, ref }: FramedScreenProps) {
  const id = useId();
  const scene = sceneOf(look);
  const { width, height, matrix, device, screen, outer } = scene;
  const backdrop = backdrops[look.background];
  const shadow = shadowLooks[look.shadow];
  const side = Math.max(device.width, device.height);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      // As large as there is room, and never taller than most of the window.
      style={{ width: `min(100%, ${(80 * width) / height}vh)`, aspectRatio: `${width} / ${height}` }}
      className="mx-auto block h-auto"
    >
      <defs>
        {backdrop && (
          <linearGradient id={`${id}-back`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={backdrop[0]} />
            <stop offset="1" stopColor={backdrop[1]} />
          </linearGradient>
        )}
        {shadow && (
          <filter id={`${id}-shadow`} x="-40%" y="-40%" width="180%" height="180%">
            <feGaussianBlur stdDeviation={side * shadow.blur} />
          </filter>
        )}
        <clipPath id={`${id}-screen`}>
          <rect x={screen.x} y={screen.y} width={screen.width} height={screen.height} rx={screen.radius} />
        </clipPath>
        {compared && (
          <clipPath id={`${id}-left`}>
            <rect x={screen.x} y={screen.y} width={screen.width * compared.share} height={screen.height} />
          </clipPath>
        )}
      </defs>
      {backdrop && <rect width={width} height={height} fill={`url(#${id}-back)`} />}
      <g transform={`matrix(${matrix.join(' ')})`}>
        {shadow && (
          <rect
            y={side * shadow.drop}
            width={device.width}
            height={device.height}
            rx={outer}
            fill="#000"
            opacity={shadow.opacity}
            filter={`url(#${id}-shadow)`}
          />
        )}
        <DeviceBelow look={look} scene={scene} />
        <g clipPath={`url(#${id}-screen)`}>
          <Content version={version} box={contentBox(screen, version, scrolled)} screen={screen} />
          {compared && (
            <g clipPath={`url(#${id}-left)`}>
              <Content
                version={compared.version}
                box={contentBox(screen, compared.version, scrolled)}
                screen={screen}
              />
              <rect
                x={screen.x + screen.width * compared.share - 2}
                y={screen.y}
                width={4}
                height={screen.height}
                fill="#4d8a3d"
              />
            </g>
          )}
        </g>
        <DeviceAbove look={look} scene={scene} />
      </g>
    </svg>
  );
}

interface ContentProps {
  version: ScreenVersion;
  box: Box;
  screen: Box;
}

/** A page stands in a frame without any rights; nothing in it can be reached by pointer or keyboard. */
function Content({ version: { file, is }, box, screen }: ContentProps): ReactNode {
  const addressOf = useFileAddress();
  const back = <rect x={screen.x} y={screen.y} width={screen.width} height={screen.height} fill="#fff" />;
  if (is === 'picture')
    return (
      <>
        {back}
        <image {...box} href={addressOf(file, { inline: true })} preserveAspectRatio="none" />
      </>
    );
  return (
    <>
      {back}
      <foreignObject {...box}>
        <iframe
          sandbox=""
          referrerPolicy="no-referrer"
          loading="lazy"
          src={addressOf(file, { part: 'page' })}
          title="The page in this mockup"
          tabIndex={-1}
          inert
          className="pointer-events-none block border-0"
          style={{ width: box.width, height: box.height }}
        />
      </foreignObject>
    </>
  );
}
