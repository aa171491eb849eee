/** Names that a reader would take for one another, whatever letters they are written with. */
import { skeletonOf } from '#kit/auth/look-alike.server.ts';

/** Letters of other alphabets that look like a Latin one. */
const latinOf = new Map<string, string>(
  [
    ['АаΑα', 'a'],
    ['ВΒ', 'b'],
    ['СсϹϲ', 'c'],
    ['ԁ', 'd'],
    ['ЕеΕ', 'e'],
    ['НΗһ', 'h'],
    ['ІіΙιӀӏ', 'i'],
    ['Јј', 'j'],
    ['КкΚκ', 'k'],
    ['МмΜ', 'm'],
    ['Νո', 'n'],
    ['ОоΟοօ', 'o'],
    ['РрΡρ', 'p'],
    ['Ѕѕ', 's'],
    ['ТтΤτ', 't'],
    ['υ', 'u'],
    ['νѵ', 'v'],
    ['ԝѡ', 'w'],
    ['ХхΧχ', 'x'],
    ['УуΥү', 'y'],
    ['ΖꙀ', 'z'],
  ].flatMap(([letters, latin]) => [...letters!].map((letter): [string, string] => [letter, latin!])),
);

/** Accents, blanks, punctuation and invisible characters make no other name. */
const unseen = /[\p{M}\p{C}\p{Z}\p{P}\p{S}]/gu;

export const nameSkeletonOf = (name: string): string =>
  skeletonOf(
    [...name.normalize('NFKD').replaceAll(unseen, '')]
      .map((letter) => latinOf.get(letter) ?? letter)
      .join(''),
  ).replaceAll('i', 'l');
