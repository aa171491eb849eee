import { Panda } from '#kit/ui/panda/panda.tsx';
import { Lines, Scene, Sheet } from './scene.tsx';

/** A long email, the one sentence that asks for something, and the slip on which the answer is begun. */
export function EmailPicture() {
  return (
    <Scene
      panda={
        <Panda
          pose="sit"
          mood="idle"
          look={[-1, -0.4]}
          size={170}
          className="absolute right-[2%] -bottom-[2%] h-auto w-[37%]"
        />
      }
    >
      <Sheet x={52} y={44} width={250} height={312} turn={-3}>
        <Lines x={30} y={42} widths={[96]} color="var(--ink)" />
        <Lines x={30} y={74} widths={[188, 172, 190]} gap={17} />
        <rect x={20} y={122} width={210} height={46} rx={12} fill="var(--honey)" stroke="none" />
        <Lines x={32} y={137} widths={[184, 120]} gap={17} color="var(--ink)" />
        <Lines x={30} y={192} widths={[190, 160, 184, 96]} gap={17} />
        <path d="M30 276c14-16 20-16 22 0s10 12 16-2 10-12 14 4 14 6 22-6" />
      </Sheet>
      <path d="M286 172c26-4 44-20 54-44" strokeDasharray="2 9" />
      <Sheet x={318} y={46} width={132} height={86} radius={16} turn={4} fill="var(--bamboo)">
        <g stroke="var(--on-bamboo)">
          <Lines x={22} y={28} widths={[88, 66]} gap={18} color="var(--on-bamboo)" />
          <path d="M22 64v-6" strokeWidth={4} className="panda-pulse" />
        </g>
      </Sheet>
    </Scene>
  );
}
