/** Harper and two dictionaries: what stands wrong in an English text, and what may have been meant. */
import fs from 'node:fs';
import { createBinaryModuleFromUrl, LocalLinter } from 'harper.js';
import nspell from 'nspell';
import type { GrammarFinding, Load, Misspelling, SpelledLanguage } from '../calls.ts';
import { readStyle } from './style.server.ts';

/** More unknown words than this, and it is no English text. */
const mostUnknown = 60;
const mostSuggestions = 8;
/** A longer "word" is none, and makes the checkers slow. */
const longestWord = 40;

export const load: Load<'grammar'> = async () => {
  const wasm = new URL('harper_wasm_bg.wasm', import.meta.resolve('harper.js'));
  const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(wasm.href) });
  const english = ['dictionary-en', 'dictionary-en-gb'].map(openDictionary);
  // Others are opened with the first text that needs them.
  const others = new Map<SpelledLanguage, Speller>();
  const dictionariesOf = (language: SpelledLanguage | undefined) => {
    if (!language) return english;
    if (!others.has(language)) others.set(language, openDictionary(`dictionary-${language}`));
    return [others.get(language)!];
  };

  return async ({ text, words = [], language, style = false }) => {
    if (style) return { findings: [], misspelt: [], style: await readStyle(text) };
    const lints = text === '' || language ? [] : await linter.lint(text, { language: 'plaintext' });
    const dictionaries = dictionariesOf(language);
    const isKnown = (word: string) => dictionaries.some((one) => one.correct(word));
    const meant = (word: string) =>
      [...new Set(dictionaries.flatMap((one) => one.suggest(word)))].slice(0, mostSuggestions);
    const places = placesOf(text);
    const findings = lints.map((lint): GrammarFinding => ({
      kind: lint.lint_kind(),
      start: places[lint.span().start]!,
      end: places[lint.span().end]!,
      message: lint.message(),
      suggestions: lint.suggestions().map((one) => ({
        how: (['replace', 'remove', 'insert'] as const)[Number(one.kind())]!,
        text: one.get_replacement_text(),
      })),
    }));
    const unknown = [...new Set(words)].filter((word) => word.length <= longestWord && !isKnown(word));
    const misspelt = unknown.slice(0, mostUnknown).map((word): Misspelling => ({ word, meant: meant(word) }));
    return { findings, misspelt, style: [] };
  };
};

type Speller = ReturnType<typeof nspell>;

function openDictionary(name: string): Speller {
  const read = (file: string) => fs.readFileSync(new URL(file, import.meta.resolve(name)));
  return nspell(read('index.aff'), read('index.dic'));
}

/** Harper counts characters; a string here counts UTF-16 units. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    places.push(at);
    at += sign.length;
  }
  places.push(at);
  return places;
}
