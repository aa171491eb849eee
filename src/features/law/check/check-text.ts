/** Reads a document by exact rules. Runs in a worker of the page: the text never leaves it. */
import { checkAmounts } from './amounts.ts';
import { checkClauses } from './clauses.ts';
import { checkDates } from './dates.ts';
import { longestChecked, mostFindings, type CheckResult } from './finding.ts';
import { checkReferences } from './references.ts';
import { checkTerms } from './terms.ts';

export function checkText(whole: string): CheckResult {
  const text = whole.slice(0, longestChecked);
  const isEnglish = looksEnglish(text);
  const findings = [
    ...(isEnglish ? checkTerms(text) : []),
    ...checkDates(text),
    ...checkAmounts(text),
    ...(isEnglish ? checkReferences(text) : []),
  ].toSorted((one, other) => one.passages[0]!.start - other.passages[0]!.start);
  return {
    findings: findings.slice(0, mostFindings),
    clauses: isEnglish ? checkClauses(text) : [],
    isEnglish,
  };
}

/** Small words are a good part of every English text. */
function looksEnglish(text: string): boolean {
  const words = text
    .slice(0, 20_000)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const small = words.filter((word) => smallWords.has(word)).length;
  return words.length > 0 && small / words.length > 0.12;
}

const smallWords = new Set(['the', 'of', 'and', 'to', 'is', 'this', 'by', 'that', 'or', 'be', 'for', 'it']);
