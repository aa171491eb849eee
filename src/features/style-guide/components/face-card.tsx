import { useRef } from 'react';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { Expression } from '../expressions.ts';
import { standaloneSvg } from '../standalone-svg.ts';
import { Face } from './face.tsx';

export function FaceCard({ says, use, parts }: Expression) {
  const drawing = useRef<HTMLDivElement>(null);
  const file = () => standaloneSvg(drawing.current!.innerHTML);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-end justify-between">
        <div ref={drawing}>
          <Face parts={parts} size={84} />
        </div>
        <Face parts={parts} size={24} />
      </div>
      <h3 className="mt-4">{says}</h3>
      <p className="mt-0.5 mb-4 text-muted">{use}</p>
      <CopyButton
        value={file}
        label="Copy SVG"
        aria-label={`Copy SVG of “${says}”`}
        className="mt-auto self-start"
      />
    </li>
  );
}
