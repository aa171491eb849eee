/** Every text of a manual by a key of its own: for translations, for changes between editions and for search. */
import type { Manual } from './manual.ts';

export interface KeyedText {
  key: string;
  text: string;
}

/** In the order in which they are read; empty ones are left out. */
export function wordsOf(manual: Manual): KeyedText[] {
  const texts: KeyedText[] = [];
  eachText(manual, (key, text) => {
    if (text.trim()) texts.push({ key, text });
    return text;
  });
  return texts;
}

/** The same manual in another language; what has no translation stays as it is. */
export function translated(manual: Manual, language: string): { manual: Manual; missing: Set<string> } {
  const words = manual.translations.find((one) => one.language === language)?.words ?? {};
  const missing = new Set<string>();
  const changed = eachText(manual, (key, text) => {
    if (!text.trim()) return text;
    const own = Object.hasOwn(words, key) ? words[key]!.trim() : '';
    if (!own) missing.add(key);
    return own || text;
  });
  return { manual: { ...changed, language }, missing };
}

/** Calls back with every text that readers see, and answers the manual with what came back in its place. */
function eachText(manual: Manual, map: (key: string, text: string) => string): Manual {
  const named =
    <Name extends string>(list: string, ...names: readonly Name[]) =>
    <Row extends { id: string } & Record<Name, string>>(row: Row): Row => ({
      ...row,
      ...Object.fromEntries(names.map((name) => [name, map(`${list}.${row.id}.${name}`, row[name])])),
    });
  return {
    ...manual,
    intendedUse: map('intendedUse', manual.intendedUse),
    notIntendedUse: map('notIntendedUse', manual.notIntendedUse),
    notices: manual.notices.map(named('notices', 'danger', 'consequence', 'avoidance')),
    photos: manual.photos.map((photo) => ({
      ...named('photos', 'alt', 'caption')(photo),
      callouts: photo.callouts.map(named('callouts', 'label')),
    })),
    parts: manual.parts.map(named('parts', 'name')),
    steps: manual.steps.map(named('steps', 'text')),
    specs: manual.specs.map(named('specs', 'name', 'value')),
    care: manual.care.map(named('care', 'task', 'interval')),
    troubles: manual.troubles.map(named('troubles', 'problem', 'cause', 'remedy')),
    disposal: map('disposal', manual.disposal),
    warranty: map('warranty', manual.warranty),
  };
}
