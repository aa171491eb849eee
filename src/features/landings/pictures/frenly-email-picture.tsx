import { Panda } from '#kit/ui/panda/panda.tsx';
import { Lines, Scene, Sheet } from './scene.tsx';

/** The same email three times, with places for what changes, and the hour at which it leaves. */
export function FrenlyEmailPicture() {
  return (
    <Scene
      panda={
        <Panda
          pose="peek"
          mood="wave"
          size={150}
          className="absolute bottom-[1.7%] left-[6%] h-auto w-[31%]"
        />
      }
    >
      <Sheet x={150} y={52} width={210} height={262} turn={-9} fill="var(--sky)" />
      <Sheet x={168} y={50} width={210} height={262} turn={-3} fill="var(--honey)" />
      <Sheet x={188} y={52} width={210} height={262} turn={3}>
        <Lines x={26} y={38} widths={[52]} />
        <Place x={86} y={26} width={82} />
        <Lines x={26} y={74} widths={[158]} />
        <Lines x={26} y={98} widths={[44]} />
        <Place x={78} y={86} width={60} />
        <Lines x={26} y={122} widths={[150, 132]} gap={22} />
        <Lines x={26} y={168} widths={[90]} />
        <Place x={124} y={156} width={58} />
        <path d="M26 224c14-16 20-16 22 0s10 12 16-2 10-12 14 4 14 6 22-6" stroke="var(--bamboo)" />
      </Sheet>
      <g transform="translate(392 318)">
        <circle r={56} fill="var(--surface)" />
        <path d="M0-30V0l20 14" strokeWidth={5} stroke="var(--bamboo)" />
        <path d="M0-46v5M46 0h-5M0 46v-5M-46 0h5" strokeWidth={4} />
      </g>
      <path d="M0 396h480" stroke="var(--ink)" />
      <rect x={0} y={396} width={480} height={24} fill="var(--leaf)" stroke="none" />
    </Scene>
  );
}

/** Where something is filled in. */
function Place({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={22}
      rx={8}
      fill="var(--bamboo-soft)"
      stroke="var(--bamboo)"
      strokeDasharray="5 5"
    />
  );
}
