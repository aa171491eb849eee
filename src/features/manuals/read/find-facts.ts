/** Facts that stand in a text word for word: labelled values, measures, warnings, numbered steps. Nothing is concluded; each names its source. */
import { unitByName } from '#language/unit-table.ts';
import { longestLine, longestText, mostFindings, type Finding, type FindingPlace } from '../manual.ts';

export interface FactSource {
  name: string;
  text: string;
}
export type Fact = Omit<Finding, 'id'>;

const longestQuote = 600;
/** Labels as product pages write them, in the languages whose words we know. */
const labelled: readonly [FindingPlace, RegExp][] = [
  [
    'model',
    /^(?:model|model (?:no|number|name)|item (?:no|number|model number)|type|modell|artikelnummer|modèle|modelo)\.?$/i,
  ],
  ['maker', /^(?:manufacturer|brand|maker|made by|hersteller|marke|fabricant|marque|fabricante|marca)$/i],
  [
    'contact',
    /^(?:contact|support|e-?mail|phone|hotline|customer service|kontakt|kundendienst|téléphone|contacto)$/i,
  ],
  ['warranty', /^(?:warranty|guarantee|garantie|garantía)$/i],
  ['use', /^(?:intended use|use|verwendung|verwendungszweck|utilisation|uso previsto)$/i],
];
const signalLine =
  /^(?:danger|warning|caution|notice|gefahr|warnung|vorsicht|avertissement|attention|advertencia|peligro)\s*[!:–-]\s*(\S.*)$/i;
const stepLine = /^(?:step\s+)?(\d{1,3})[.):]\s+(\S.*)$/i;
const measure =
  /^([<>≤≥±~]?\s?-?\d[\d.,]*(?:\s*[x×–-]\s*\d[\d.,]*){0,3})\s*([^\s\d.,;()]{1,12}(?:\s(?:oz|ft|in))?)$/i;
/** Besides those that can be converted. */
const otherUnits = new Set([
  'w',
  'kw',
  'v',
  'a',
  'mah',
  'ah',
  'wh',
  'kwh',
  'hz',
  'db',
  'rpm',
  '%',
  'lm',
  'nm',
  'ma',
  'mw',
]);

export function findFacts(sources: readonly FactSource[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { name, text } of sources)
    for (const line of text.split('\n')) {
      if (facts.size >= mostFindings) return [...facts.values()];
      const quote = line.trim();
      if (!quote || quote.length > longestQuote) continue;
      const fact = factIn(plainOf(quote));
      if (!fact) continue;
      const key = `${fact.place}|${fact.name}|${fact.value}|${fact.unit}`.toLowerCase();
      if (!facts.has(key)) facts.set(key, { ...fact, source: name.slice(0, longestLine), quote });
    }
  return [...facts.values()];
}

function factIn(line: string): Pick<Fact, 'place' | 'name' | 'value' | 'unit'> | undefined {
  const signal = signalLine.exec(line);
  if (signal)
    return {
      place: 'notice',
      name: line.slice(0, line.length - signal[1]!.length).replace(/\W+$/u, ''),
      value: signal[1]!.slice(0, longestLine),
      unit: '',
    };
  const step = stepLine.exec(line);
  if (step) return { place: 'step', name: step[1]!, value: step[2]!.slice(0, longestText), unit: '' };
  const [label = '', value = ''] = pairIn(line);
  if (!label || !value) return undefined;
  const place = labelled.find(([, pattern]) => pattern.test(label))?.[0];
  if (place) return { place, name: label, value, unit: '' };
  const parts = measure.exec(value);
  const unit = parts?.[2]?.trim() ?? '';
  if (!parts || !isUnit(unit)) return undefined;
  return { place: 'spec', name: label, value: parts[1]!.trim(), unit };
}

const isUnit = (unit: string) =>
  unitByName.has(unit.toLowerCase()) || otherUnits.has(unit.toLowerCase()) || /^°?[cf]$/i.test(unit);

/** `Label: value`, or two cells of a table. */
function pairIn(line: string): string[] {
  const cells = line.includes('|') ? line.replace(/^\|/, '').replace(/\|$/, '').split('|') : line.split('\t');
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 2) return fitting(filled[0]!.replace(/\s*:$/, ''), filled[1]!);
  const at = line.indexOf(':');
  return at > 0 && filled.length === 1 ? fitting(line.slice(0, at).trim(), line.slice(at + 1).trim()) : [];
}

const fitting = (label: string, value: string) =>
  label.length <= 60 && value.length <= longestLine && !label.includes('://') ? [label, value] : [];

/** Without the marks of lists, headings and emphasis. */
const plainOf = (line: string) =>
  line
    .replace(/^[-*•#>\s]{1,8}/u, '')
    .replaceAll(/\*\*|__/g, '')
    .trim();
