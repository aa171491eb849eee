const bars = [8, 20, 34, 46, 30, 16, 26, 50, 38, 22, 12, 30, 44, 28, 14, 8];

/** A voice, drawn. */
export function Waveform() {
  return (
    <svg viewBox="0 0 156 56" width={208} aria-hidden className="text-bamboo">
      {bars.map((height, index) => (
        <rect
          key={index}
          x={index * 10}
          y={(56 - height) / 2}
          width={5}
          height={height}
          rx={2.5}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
