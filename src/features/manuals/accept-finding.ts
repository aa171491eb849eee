/** A fact that was found takes its place in the manual. */
import { longestLine, type Finding, type FindingPlace, type Manual, type Signal } from './manual.ts';

export const placeNames: Record<FindingPlace, string> = {
  model: 'Model',
  maker: 'Manufacturer',
  contact: 'Contact',
  spec: 'Specification',
  notice: 'Safety notice',
  step: 'Step',
  warranty: 'Warranty',
  use: 'Intended use',
};

export function accept(manual: Manual, finding: Finding): Manual {
  const { id, place, name, value, unit } = finding;
  const rest = { ...manual, findings: manual.findings.filter((one) => one.id !== id) };
  switch (place) {
    case 'model':
    case 'maker':
    case 'contact':
      return { ...rest, [place]: value.slice(0, longestLine) };
    case 'warranty':
      return { ...rest, warranty: [rest.warranty, value].filter(Boolean).join('\n') };
    case 'use':
      return { ...rest, intendedUse: [rest.intendedUse, value].filter(Boolean).join('\n') };
    case 'spec':
      return { ...rest, specs: [...rest.specs, { id, name, value: value.slice(0, longestLine), unit }] };
    case 'step':
      return {
        ...rest,
        steps: [...rest.steps, { id, group: 'use', text: value, basis: 'inferred', photo: '' }],
      };
    case 'notice':
      return {
        ...rest,
        notices: [
          ...rest.notices,
          { id, signal: signalOf(name), hazard: 'general', danger: '', consequence: '', avoidance: value },
        ],
      };
  }
}

/** The source's own signal word; words that several languages use mean what the first of them does. */
const signalOf = (word: string): Signal => {
  if (/danger|gefahr|peligro/i.test(word)) return 'danger';
  if (/warn|avertissement|advertencia/i.test(word)) return 'warning';
  return /caution|vorsicht|attention|precauci/i.test(word) ? 'caution' : 'notice';
};
