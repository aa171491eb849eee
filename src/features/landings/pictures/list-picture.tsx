import type { ReactNode } from 'react';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Lines, Scene, Sheet } from './scene.tsx';

/** A board with what people offer: a bicycle, a room, an hour with the guitar, a plant. */
export function ListPicture() {
  return (
    <Scene
      panda={
        <Panda
          pose="body"
          mood="wave"
          size={150}
          className="absolute -bottom-[1%] left-1/2 h-auto w-[34%] -translate-x-1/2"
        />
      }
    >
      <Offer x={34} y={36} turn={-4} field="var(--sky)">
        <circle cx={34} cy={52} r={17} />
        <circle cx={96} cy={52} r={17} />
        <path d="M34 52l18-30h30M52 22l14 30h30L80 14h12M46 14h12M66 52 82 22" />
      </Offer>
      <Offer x={176} y={24} turn={2} field="var(--honey)">
        <path d="M22 44 65 12l43 32M34 36v36h62V36" />
        <path d="M56 72V52h18v20" fill="var(--bamboo)" />
      </Offer>
      <Offer x={318} y={40} turn={5} field="var(--blush)">
        <path d="M58 46 100 8m-8-2 10 10" />
        <path d="M64 42c8 8 4 14 0 18s0 14-12 16-26-8-26-20 12-12 16-14 12-8 22 0z" fill="var(--surface)" />
        <circle cx={47} cy={57} r={7} fill="var(--bamboo)" />
      </Offer>
      <Offer x={20} y={212} turn={3} field="var(--leaf)">
        <path d="M46 52h38l-6 24H52z" fill="var(--surface)" />
        <path d="M65 52V28" />
        <path
          d="M65 34C46 34 38 22 38 10c18 0 27 10 27 24zM65 40c0-14 9-22 26-22 0 14-10 22-26 22z"
          fill="var(--bamboo)"
        />
      </Offer>
      <Offer x={330} y={216} turn={-4} field="var(--sky)">
        <rect x={24} y={16} width={82} height={56} rx={10} />
        <path d="M24 34h82M44 8v14M86 8v14" />
        <path d="M54 52l9 9 15-16" stroke="var(--bamboo)" strokeWidth={5} />
      </Offer>
    </Scene>
  );
}

function Offer(props: { x: number; y: number; turn: number; field: string; children: ReactNode }) {
  const { x, y, turn, field, children } = props;
  return (
    <Sheet x={x} y={y} width={130} height={152} turn={turn}>
      <path d="M0 84V14A14 14 0 0 1 14 0h102a14 14 0 0 1 14 14v70z" fill={field} />
      {children}
      <Lines x={16} y={108} widths={[84]} color="var(--ink)" />
      <Lines x={16} y={130} widths={[52]} color="var(--bamboo)" />
    </Sheet>
  );
}
