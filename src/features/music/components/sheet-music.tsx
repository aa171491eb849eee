/** The melody on staves with the chords above, drawn: heads, stems, dots, signs, rests and ties. */
import { leadSheet, type SheetBar, type SheetNote } from '../files/lead-sheet.ts';
import { spell, signWords, keyName } from '../files/spell.ts';
import type { Piece } from '../piece.ts';

const barWidth = 190;
const headWidth = 66;
const gap = 8;
const staffTop = 44;
const lineHeight = 128;
const barsToLine = 4;

/** Values that a head can have, in sixteenths, the longest first. */
const values = [16, 12, 8, 6, 4, 3, 2, 1];
const signsUp = ['F5', 'C5', 'G5', 'D5', 'A4', 'E5', 'B4'];
const signsDown = ['B4', 'E5', 'A4', 'D5', 'G4', 'C5', 'F4'];
const steps = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const middle = staffTop + 2 * gap;

/** Where a note of this name stands: B4 on the middle line. */
const heightOf = (letter: string, octave: number) =>
  middle - (steps.indexOf(letter) + octave * 7 - (6 + 4 * 7)) * (gap / 2);

export function SheetMusic({ piece }: { piece: Piece }) {
  const bars = leadSheet(piece);
  const lines = Array.from({ length: Math.ceil(bars.length / barsToLine) }, (_, at) =>
    bars.slice(at * barsToLine, (at + 1) * barsToLine),
  );
  return (
    <div
      className="mt-4 grid gap-2 overflow-x-auto"
      role="group"
      aria-label={`Lead sheet in ${keyName(piece)}`}
    >
      {lines.map((line, at) => (
        <StaffLine key={at} bars={line} piece={piece} number={at * barsToLine + 1} isFirst={at === 0} />
      ))}
    </div>
  );
}

interface StaffLineProps {
  bars: readonly SheetBar[];
  piece: Piece;
  number: number;
  isFirst: boolean;
}

function StaffLine({ bars, piece, number, isFirst }: StaffLineProps) {
  const signs = signatureOf(piece);
  const start = headWidth + signs.length * 9 + (isFirst ? 22 : 0);
  const width = start + barsToLine * barWidth + 2;
  return (
    <svg
      viewBox={`0 0 ${width} ${lineHeight}`}
      className="w-full min-w-160 fill-ink stroke-ink"
      role="img"
      aria-label={`Bars ${number} to ${number + bars.length - 1}: ${bars.map(({ chords }) => chords.map(({ name }) => name).join(' ')).join(', ')}`}
    >
      {[0, 1, 2, 3, 4].map((line) => (
        <line
          key={line}
          x1={0}
          x2={start + bars.length * barWidth}
          y1={staffTop + line * gap}
          y2={staffTop + line * gap}
          strokeWidth={0.8}
        />
      ))}
      <Clef />
      {signs.map(({ place, mark }, at) => (
        <text
          key={place}
          x={36 + at * 9}
          y={heightOf(place[0]!, Number(place[1])) + 5}
          fontSize={17}
          stroke="none"
        >
          {mark}
        </text>
      ))}
      {isFirst &&
        [piece.beats, 4].map((digit, at) => (
          <text
            key={at}
            x={start - 22}
            y={staffTop + 15 + at * 16}
            fontSize={20}
            fontWeight={700}
            stroke="none"
          >
            {digit}
          </text>
        ))}
      {bars.map((bar, at) => (
        <Bar key={at} bar={bar} piece={piece} x={start + at * barWidth} />
      ))}
    </svg>
  );
}

/** The sign of the treble, as a few strokes around the line of its G. */
const Clef = () => (
  <path
    fill="none"
    strokeWidth={1.8}
    strokeLinecap="round"
    d={`M17 ${staffTop + 26} c-5 -1 -5 -9 2 -9 c8 0 9 14 -1 15 c-11 1 -15 -12 -5 -20 c8 -7 10 -11 9 -17 c-1 -6 -6 -4 -6 4 l3 38 c1 8 -8 9 -9 3`}
  />
);

function signatureOf(piece: Piece) {
  const sharps = [...'CDEFGAB'].map((letter) => {
    for (let pitch = 60; pitch < 72; pitch += 1) {
      const spelled = spell(pitch, piece);
      if (spelled.letter === letter && spelled.isUsual) return { letter, sign: spelled.sign };
    }
    return { letter, sign: 0 };
  });
  const order = sharps.some(({ sign }) => sign > 0) ? signsUp : signsDown;
  return order
    .filter((place) => sharps.find(({ letter }) => letter === place[0])!.sign !== 0)
    .map((place) => ({ place, mark: signWords[sharps.find(({ letter }) => letter === place[0])!.sign]! }));
}

interface Drawn extends SheetNote {
  x: number;
  /** It differs from what stands in the key signature or before it in the bar. */
  isSigned: boolean;
}

const placeIn = (x: number, step: number, { beats }: Piece) =>
  x + 16 + (step / (beats * 4)) * (barWidth - 24);

/** Where each head stands, and which have a sign before them. */
function drawn(notes: readonly SheetNote[], piece: Piece, x: number): Drawn[] {
  const signs = new Map<string, number>();
  const parts: Drawn[] = [];
  let at = 0;
  for (const part of notes.flatMap(split)) {
    const spelled = part.pitch === null ? undefined : spell(part.pitch, piece);
    const name = spelled && `${spelled.letter}${spelled.octave}`;
    const isSigned = Boolean(
      spelled && (signs.has(name!) ? signs.get(name!) !== spelled.sign : !spelled.isUsual),
    );
    if (isSigned) signs.set(name!, spelled!.sign);
    parts.push({ ...part, x: placeIn(x, at, piece), isSigned });
    at += part.length;
  }
  return parts;
}

function Bar({ bar, piece, x }: { bar: SheetBar; piece: Piece; x: number }) {
  const parts = drawn(bar.notes, piece, x);
  return (
    <g>
      {bar.section && (
        <text x={x + 4} y={12} fontSize={11} stroke="none" className="fill-muted">
          {bar.section}
        </text>
      )}
      {bar.chords.map(({ at: step, name }) => (
        <text key={step} x={placeIn(x, step, piece) - 5} y={28} fontSize={14} fontWeight={600} stroke="none">
          {name}
        </text>
      ))}
      {parts.map((part, of) => (
        <Head key={of} note={part} piece={piece} next={parts[of + 1]?.x} />
      ))}
      <line x1={x + barWidth} x2={x + barWidth} y1={staffTop} y2={staffTop + 4 * gap} strokeWidth={1} />
    </g>
  );
}

/** A length that no single head has, as several that are tied. */
function split({ length, pitch, isTied }: SheetNote): SheetNote[] {
  const parts: SheetNote[] = [];
  for (let left = length; left > 0;) {
    const value = values.find((one) => one <= left)!;
    left -= value;
    parts.push({ length: value, pitch, isTied: pitch !== null && (left > 0 || isTied) });
  }
  return parts;
}

interface HeadProps {
  note: Drawn;
  piece: Piece;
  next: number | undefined;
}

function Head({ note: { pitch, length, isTied, x, isSigned }, piece, next }: HeadProps) {
  const isDotted = length === 12 || length === 6 || length === 3;
  if (pitch === null) return <Rest x={x} length={length} isDotted={isDotted} />;
  const { letter, sign, octave } = spell(pitch, piece);
  const y = heightOf(letter, octave);
  const isUp = y > middle;
  const stem = isUp ? x + 4.6 : x - 4.6;
  const end = isUp ? y - 27 : y + 27;
  const flags = length <= 1 ? 2 : length <= 3 ? 1 : 0;
  const ledgers: number[] = [];
  for (let at = staffTop - gap; at >= y - 1; at -= gap) ledgers.push(at);
  for (let at = staffTop + 5 * gap; at <= y + 1; at += gap) ledgers.push(at);
  return (
    <g>
      {ledgers.map((at) => (
        <line key={at} x1={x - 8} x2={x + 8} y1={at} y2={at} strokeWidth={0.9} />
      ))}
      {isSigned && (
        <text x={x - 15} y={y + 5} fontSize={15} stroke="none">
          {sign === 0 ? '♮' : signWords[sign]}
        </text>
      )}
      <ellipse
        cx={x}
        cy={y}
        rx={5}
        ry={3.6}
        transform={`rotate(-18 ${x} ${y})`}
        fill={length >= 8 ? 'none' : undefined}
        strokeWidth={length >= 8 ? 1.5 : 0.5}
      />
      {length < 16 && <line x1={stem} x2={stem} y1={y} y2={end} strokeWidth={1.2} />}
      {Array.from({ length: flags }, (_, of) => (
        <path
          key={of}
          fill="none"
          strokeWidth={1.6}
          d={
            isUp
              ? `M${stem} ${end + of * 7} q2 7 7 9 q2 3 0 7`
              : `M${stem} ${end - of * 7} q2 -7 7 -9 q2 -3 0 -7`
          }
        />
      ))}
      {isDotted && <circle cx={x + 10} cy={y - 2} r={1.6} stroke="none" />}
      {isTied && (
        <path
          fill="none"
          strokeWidth={1.2}
          d={`M${x + 3} ${y + 7} Q${((next ?? x + 26) + x) / 2} ${y + 14} ${(next ?? x + 26) - 3} ${y + 7}`}
        />
      )}
    </g>
  );
}

function Rest({ x, length, isDotted }: { x: number; length: number; isDotted: boolean }) {
  return (
    <g>
      {length >= 12 && <rect x={x - 5} y={staffTop + gap} width={11} height={4} stroke="none" />}
      {length >= 6 && length < 12 && (
        <rect x={x - 5} y={staffTop + 2 * gap - 4} width={11} height={4} stroke="none" />
      )}
      {length >= 3 && length < 6 && (
        <path fill="none" strokeWidth={2} d={`M${x - 2} ${staffTop + 6} l5 6 q-5 4 0 9 q-7 -2 -4 5`} />
      )}
      {length < 3 && (
        <path
          fill="none"
          strokeWidth={1.5}
          d={`M${x - 3} ${staffTop + 12} q4 4 7 -1 l-4 15${length === 1 ? ` M${x - 5} ${staffTop + 20} q4 4 7 -1` : ''}`}
        />
      )}
      {isDotted && <circle cx={x + 9} cy={staffTop + 12} r={1.6} stroke="none" />}
    </g>
  );
}
