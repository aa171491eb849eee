import type { Kit } from '../scene.ts';

/** A brand kit to look at. */
export function KitView({ kit }: { kit: Kit }) {
  return (
    <div className="grid gap-4">
      <p dir="auto" className="font-display text-xl">
        {kit.name}
      </p>
      <ul aria-label="Colours" className="flex flex-wrap gap-3">
        {kit.colours.map((colour) => (
          <li key={colour} className="grid gap-1 text-center text-sm">
            <span
              className="block size-16 rounded-card border border-line"
              style={{ backgroundColor: colour }}
            />
            {colour}
          </li>
        ))}
      </ul>
      {kit.logo && (
        <img src={kit.logo} alt="Logo" className="h-20 w-auto max-w-60 justify-self-start object-contain" />
      )}
      <p dir="auto">{kit.voice}</p>
    </div>
  );
}
