import { Panda } from '#kit/ui/panda/panda.tsx';
import { Lines, Scene, Sheet } from './scene.tsx';

const voice = [16, 44, 84, 56, 112, 70, 36, 92, 52, 22];

/** A voice on the left, an email on the right, and someone between who listens. */
export function VoicePicture() {
  return (
    <Scene
      panda={
        <Panda
          pose="body"
          mood="listen"
          size={190}
          className="absolute -bottom-[1%] left-[9%] h-auto w-[41%]"
        />
      }
    >
      <g stroke="var(--bamboo)" strokeWidth={9}>
        {voice.map((height, index) => (
          // Drawn once, never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <path
            key={index}
            d={`M${42 + index * 19} ${104 - height / 2}v${height}`}
            className={index % 3 === 1 ? 'panda-pulse' : undefined}
          />
        ))}
      </g>
      <path d="M246 104h34m-11-10 11 10-11 10" />
      <Sheet x={258} y={150} width={178} height={212} turn={3}>
        <Lines x={24} y={36} widths={[104]} color="var(--bamboo)" />
        <path d="M24 56h130" stroke="var(--line)" />
        <Lines x={24} y={80} widths={[56]} />
        <Lines x={24} y={106} widths={[128, 116, 72]} gap={17} />
        <path d="M24 178c12-14 17-14 19 0s9 11 14-2 9-10 12 4 12 5 19-5" />
      </Sheet>
      <Sheet x={300} y={66} width={116} height={76} radius={12}>
        <path d="M3 9l55 37L113 9" />
      </Sheet>
    </Scene>
  );
}
