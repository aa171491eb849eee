import { Panda } from '#kit/ui/panda/panda.tsx';
import { Lines, Scene, Sheet } from './scene.tsx';

const rows = [
  { face: 'var(--honey)', widths: [120, 190], tag: 'var(--blush)' },
  { face: 'var(--sky)', widths: [90, 160], tag: 'var(--bamboo)', isTaken: true },
  { face: 'var(--leaf)', widths: [140, 120], tag: 'var(--leaf)' },
];

/** One list of emails, and the one that somebody is answering. */
export function InboxPicture() {
  return (
    <Scene
      panda={
        <Panda
          pose="peek"
          mood="idle"
          look={[-0.6, 1]}
          size={150}
          className="absolute top-[6.4%] right-[14%] h-auto w-[31%]"
        />
      }
    >
      <Sheet x={44} y={142} width={392} height={236} radius={22}>
        {rows.map(({ face, widths, tag, isTaken }, index) => (
          <g key={tag} transform={`translate(0 ${index * 78})`}>
            {isTaken && (
              <rect x={10} y={6} width={372} height={68} rx={14} fill="var(--bamboo-soft)" stroke="none" />
            )}
            {index > 0 && !isTaken && <path d="M22 0h348" stroke="var(--line)" />}
            <rect x={26} y={20} width={40} height={40} rx={13} fill={face} />
            <Lines x={86} y={32} widths={widths} gap={18} />
            <rect x={318} y={28} width={46} height={22} rx={11} fill={tag} />
          </g>
        ))}
        <g fill="var(--on-bamboo)" stroke="none" transform="translate(331 117)">
          <circle className="panda-pulse" cx={0} r={3.4} />
          <circle className="panda-pulse" cx={10} r={3.4} />
          <circle className="panda-pulse" cx={20} r={3.4} />
        </g>
      </Sheet>
    </Scene>
  );
}
