/** The forms under which a word may stand in the dictionary: itself first, then its base. */
import { baseOf } from './irregular.ts';

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?:ses|xes|zes|ches|shes)$/, ['!es', '!s']],
  [/s$/, ['']],
  [/ied$/, ['y']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
  [/est$/, ['', 'e']],
  [/er$/, ['', 'e']],
  [/men$/, ['man']],
];

export function baseForms(word: string): string[] {
  const forms = [word];
  const irregular = baseOf.get(word);
  if (irregular) forms.push(irregular);
  for (const [ending, replacements] of endings) {
    if (!ending.test(word) || word.length < 4 || word.endsWith('ss')) continue;
    for (const replacement of replacements) {
      const stem = replacement.startsWith('!')
        ? word.slice(0, -(replacement.length - 1))
        : word.replace(ending, replacement);
      forms.push(stem);
      // "running" → "run"
      if (/([bdfgklmnprt])\1$/.test(stem)) forms.push(stem.slice(0, -1));
    }
  }
  return [...new Set(forms)].filter((form) => form.length > 1);
}
