/** A document that people make by answering questions. Templates are data, one file each; `assemble.ts` puts answers into them. */

interface QuestionBase {
  id: string;
  /** A noun phrase: the label of the field, and what stands in brackets while it is not answered. */
  ask: string;
  hint?: string;
  /** Asked only where another question has this answer. */
  when?: Condition;
  /** May stay empty: what depends on it is left out then. */
  isOptional?: boolean;
}

export type Question =
  | (QuestionBase & { is: 'line' | 'text' | 'date' })
  | (QuestionBase & { is: 'choice'; options: readonly Option[] });

export interface Option {
  id: string;
  label: string;
  /** As it reads within a sentence; the label without it. */
  words?: string;
}

/** Without `is`: it has any answer. */
export interface Condition {
  id: string;
  is?: string;
}

export interface Clause {
  /** Without one it is a paragraph of a letter. */
  title?: string;
  /** Markdown; `{id}` stands for an answer, `{law}` for the place whose law applies. */
  text: string;
  when?: Condition;
}

interface Step {
  title: string;
  questions: readonly Question[];
}

export interface Template {
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  group: TemplateGroup;
  source: string;
  /** The day on which the text was last written or looked through. */
  written: string;
  /** What law and circumstances the text takes for granted. */
  assumes: string;
  /** What differs, by country code. */
  notes: Readonly<Record<string, string>>;
  /** When a professional should see it before anyone signs or sends it. */
  askFirst: readonly string[];
  steps: readonly Step[];
  opening?: string;
  clauses: readonly Clause[];
  closing?: string;
  /** It is a list of points for a professional, never something to sign. */
  isOutline?: boolean;
}

export const templateGroups = {
  agreements: 'Agreements',
  letters: 'Letters',
  site: 'For a website',
  personal: 'Family and people',
} as const;
export type TemplateGroup = keyof typeof templateGroups;

export const ours = 'Written for Frenly';
