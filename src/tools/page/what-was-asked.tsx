/** The input of any tool, whose fields are not known here: its texts as they were written. */
export function WhatWasAsked({ input }: { input: Record<string, unknown> }) {
  const texts = Object.entries(input).filter(([, value]) => typeof value === 'string' && value.includes(' '));
  if (texts.length === 0) return null;
  return (
    <details className="rounded-lg bg-sunken px-4 py-3">
      <summary className="cursor-pointer font-medium">Question</summary>
      <div className="mt-3 grid gap-3">
        {texts.map(([name, value]) => (
          <p key={name} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {String(value)}
          </p>
        ))}
      </div>
    </details>
  );
}
