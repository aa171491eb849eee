/** A notice as ANSI Z535.6 has it: the signal word on its colour, the hazard, what happens, how to avoid it. */
import { hazardNames, type Hazard, type Signal } from '../manual.ts';
import { alertSymbol, hazardSymbol, signalLooks, signLook } from '../signal-look.ts';

interface SafetySignProps {
  signal: Signal;
  word: string;
  hazard: Hazard;
  danger: string;
  consequence: string;
  avoidance: string;
}

const address = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export function SafetySign({ signal, word, hazard, danger, consequence, avoidance }: SafetySignProps) {
  const { field, ink, isAlert } = signalLooks[signal];
  return (
    <div className="overflow-hidden rounded-md border" style={signLook}>
      <p
        className="flex items-center gap-2 px-3 py-1.5 text-lg font-bold"
        style={{ background: field, color: ink }}
      >
        {isAlert && <img alt="" src={address(alertSymbol(signal))} className="h-6" />}
        <span className={isAlert ? undefined : 'italic'}>{word}</span>
      </p>
      <div className="flex items-start gap-3 p-3">
        {hazard !== 'none' && (
          <img alt={hazardNames[hazard]} src={address(hazardSymbol(hazard))} className="w-12 shrink-0" />
        )}
        <div className="grid min-w-0 gap-1 wrap-anywhere" dir="auto">
          {danger && <p className="font-semibold">{danger}</p>}
          {consequence && <p>{consequence}</p>}
          {avoidance && <p className="whitespace-pre-line">{avoidance}</p>}
        </div>
      </div>
    </div>
  );
}
