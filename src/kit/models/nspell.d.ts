declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(affixes: Uint8Array, dictionary: Uint8Array): Speller;
}
