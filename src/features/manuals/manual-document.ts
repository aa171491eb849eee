/** A manual as sections of blocks in the order of IEC/IEEE 82079-1: what the page, the PDF and the HTML file all draw. */
import { changesIn } from './editions.ts';
import { labelsIn, type Labels } from './labels.ts';
import { signals, type Basis, type Hazard, type Manual, type Signal } from './manual.ts';
import { translated } from './manual-words.ts';
import { otherUnits } from './units-both-ways.ts';

export interface Mark {
  /** Other than in the edition before. */
  changed: boolean;
  /** Still in the main language. */
  untranslated: boolean;
}
export interface Row extends Mark {
  cells: string[];
}
export interface ShownStep extends Mark {
  number: number;
  text: string;
  basis: Basis;
  /** The number of the figure that shows it. */
  figure: number | null;
}
export type Block =
  | ({ is: 'paragraph'; label: string; text: string } & Mark)
  | ({
      is: 'notice';
      signal: Signal;
      word: string;
      hazard: Hazard;
      danger: string;
      consequence: string;
      avoidance: string;
    } & Mark)
  | ({
      is: 'figure';
      photo: string;
      number: number;
      alt: string;
      caption: string;
      callouts: { number: number; x: number; y: number; label: string }[];
    } & Mark)
  | { is: 'steps'; items: ShownStep[] }
  | { is: 'table'; head: string[]; rows: Row[] };

export interface ManualSection {
  id: string;
  title: string;
  blocks: Block[];
}
export interface ManualDocument {
  title: string;
  language: string;
  labels: Labels;
  edition: string;
  maker: string;
  online: string;
  sections: ManualSection[];
  hasChanges: boolean;
}

export function manualDocument(
  title: string,
  original: Manual,
  language = original.language,
): ManualDocument {
  const isOriginal = language === original.language;
  const { manual, missing } = isOriginal
    ? { manual: original, missing: new Set<string>() }
    : translated(original, language);
  const { changed } = changesIn(original);
  const labels = labelsIn(language);
  const mark = (...keys: readonly string[]): Mark => ({
    changed: keys.some((key) => changed.has(key)),
    untranslated: keys.some((key) => missing.has(key)),
  });
  const figureOf = new Map(manual.photos.map(({ id }, at) => [id, at + 1]));
  const paragraph = (key: 'intendedUse' | 'notIntendedUse' | 'disposal' | 'warranty', label = ''): Block[] =>
    manual[key].trim() ? [{ is: 'paragraph', label, text: manual[key], ...mark(key) }] : [];
  const plain = (label: string, text: string): Block[] =>
    text.trim() ? [{ is: 'paragraph', label, text, changed: false, untranslated: false }] : [];
  const table = (head: string[], rows: Row[]): Block[] =>
    rows.length > 0 ? [{ is: 'table', head, rows }] : [];
  const steps = (group: 'setup' | 'use'): Block[] => {
    const items = manual.steps
      .filter((step) => step.group === group && step.text.trim())
      .map((step, at): ShownStep => ({
        number: at + 1,
        text: step.text,
        basis: step.basis,
        figure: figureOf.get(step.photo) ?? null,
        ...mark(`steps.${step.id}.text`),
      }));
    return items.length > 0 ? [{ is: 'steps', items }] : [];
  };

  const sections: ManualSection[] = [
    {
      id: 'safety',
      title: labels.safety,
      blocks: manual.notices
        .filter(({ danger, avoidance }) => danger.trim() || avoidance.trim())
        .toSorted((a, b) => signals.indexOf(a.signal) - signals.indexOf(b.signal))
        .map(({ id, ...notice }) => ({
          is: 'notice' as const,
          word: labels.signals[notice.signal],
          ...notice,
          ...mark(...['danger', 'consequence', 'avoidance'].map((name) => `notices.${id}.${name}`)),
        })),
    },
    {
      id: 'product',
      title: labels.product,
      blocks: [
        ...plain(labels.model, manual.model),
        ...plain(labels.maker, manual.maker),
        ...plain(labels.contact, manual.contact),
        ...paragraph('intendedUse', labels.intendedUse),
        ...paragraph('notIntendedUse', labels.notIntendedUse),
      ],
    },
    {
      id: 'overview',
      title: labels.overview,
      blocks: manual.photos.map(({ id, alt, caption, callouts }, at) => ({
        is: 'figure' as const,
        photo: id,
        number: at + 1,
        alt: alt || caption || `${labels.figure} ${at + 1}`,
        caption,
        callouts: callouts.map(({ x, y, label }, index) => ({ number: index + 1, x, y, label })),
        ...mark(
          `photos.${id}.alt`,
          `photos.${id}.caption`,
          ...callouts.map((callout) => `callouts.${callout.id}.label`),
        ),
      })),
    },
    {
      id: 'parts',
      title: labels.parts,
      blocks: table(
        [labels.part, labels.count],
        manual.parts
          .filter(({ name }) => name.trim())
          .map(({ id, name, count }) => ({ cells: [name, String(count)], ...mark(`parts.${id}.name`) })),
      ),
    },
    { id: 'setup', title: labels.setup, blocks: steps('setup') },
    { id: 'use', title: labels.use, blocks: steps('use') },
    {
      id: 'care',
      title: labels.care,
      blocks: table(
        [labels.task, labels.interval],
        manual.care
          .filter(({ task }) => task.trim())
          .map(({ id, task, interval }) => ({
            cells: [task, interval],
            ...mark(`care.${id}.task`, `care.${id}.interval`),
          })),
      ),
    },
    {
      id: 'troubles',
      title: labels.troubles,
      blocks: table(
        [labels.problem, labels.cause, labels.remedy],
        manual.troubles
          .filter(({ problem }) => problem.trim())
          .map(({ id, problem, cause, remedy }) => ({
            cells: [problem, cause, remedy],
            ...mark(...['problem', 'cause', 'remedy'].map((name) => `troubles.${id}.${name}`)),
          })),
      ),
    },
    {
      id: 'specs',
      title: labels.specs,
      blocks: table(
        [labels.property, labels.value],
        manual.specs
          .filter(({ name }) => name.trim())
          .map(({ id, name, value, unit }) => ({
            cells: [name, measureIn(value, unit)],
            ...mark(`specs.${id}.name`, `specs.${id}.value`),
          })),
      ),
    },
    { id: 'disposal', title: labels.disposal, blocks: paragraph('disposal') },
    { id: 'warranty', title: labels.warranty, blocks: paragraph('warranty') },
  ];
  return {
    title,
    language,
    labels,
    edition: `${labels.edition} ${manual.edition}`,
    maker: manual.maker,
    online: manual.online,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    hasChanges: changed.size > 0,
  };
}

/** In both systems where there is another one: `150 mm (≈ 5.906 in)`. */
export function measureIn(value: string, unit: string): string {
  const given = [value, unit].filter((word) => word.trim()).join(' ');
  const other = otherUnits(value, unit);
  return other ? `${given} (${other})` : given;
}

/** The main language, then those that it is translated into. */
export const languagesOf = ({ language, translations }: Manual) => [
  language,
  ...translations.map((one) => one.language).filter((one) => one !== language),
];
