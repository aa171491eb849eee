import type { Voice } from '#kit/models/voices.ts';

const sentences: Record<string, string> = {
  en: 'Hello, I am {name}. This is how I read your words.',
  de: 'Hallo, so klingt es, wenn ich deine Worte lese.',
  fr: 'Bonjour, voici comment je lis vos mots.',
  es: 'Hola, así leo tus palabras.',
  it: 'Ciao, ecco come leggo le tue parole.',
  pt: 'Olá, é assim que leio as suas palavras.',
  nl: 'Hallo, zo lees ik jouw woorden voor.',
  pl: 'Cześć, tak czytam twoje słowa.',
  sv: 'Hej, så här läser jag dina ord.',
  tr: 'Merhaba, sözlerini böyle okuyorum.',
  hi: 'नमस्ते, मैं आपके शब्द ऐसे पढ़ता हूँ।',
};

/** In the voice's own language; those with a name say it. */
export function sampleSentence({ language, name, quality }: Voice): string {
  const sentence = sentences[language.slice(0, 2)] ?? sentences.en!;
  return sentence.replace('{name}', quality === 'natural' ? name : 'a light voice');
}
