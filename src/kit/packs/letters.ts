/** Typefaces of East Asia: megabytes each, and fetched when a PDF or a design first needs one. */
import type { Pack, PackPackage } from './pack.ts';

interface Letters {
  language: string;
  package: string;
  file: string;
  integrity: PackPackage['integrity'];
  bytes: number;
  unpacked: number;
}

const lettersOf = ({ language, package: name, file, integrity, bytes, unpacked }: Letters): Pack => ({
  title: `${language} letters (Noto Sans)`,
  purpose: `Adds ${language} fonts for PDFs and designs.`,
  version: '1.0.0',
  licence: 'OFL-1.1',
  needs: [],
  unpacked,
  packages: [
    {
      name,
      version: '1.0.0',
      integrity,
      bytes,
      take: [
        [`fonts/${file}-Regular.otf`, ''],
        [`fonts/${file}-Bold.otf`, ''],
        ['LICENSE', ''],
      ],
    },
  ],
});

export const letters = {
  'letters-chinese': lettersOf({
    language: 'Chinese',
    package: '@embedpdf/fonts-sc',
    file: 'NotoSansHans',
    integrity:
      'sha512-ETXl7XCwaQLSSvMO3EUDwMNqtL64kX2LlFxarTRi/NsIGGOIxUurGfKtrkmtnKHrWy1jAJSt6oxK2uJhvdvQIw==',
    bytes: 36_514_660,
    unpacked: 16_977_088,
  }),
  'letters-japanese': lettersOf({
    language: 'Japanese',
    package: '@embedpdf/fonts-jp',
    file: 'NotoSansJP',
    integrity:
      'sha512-BY2tv/mcICUUKf+M/bizf3RU65PMqKClJ/e5o9mgMibxyML0OQvEDwYMRPODQkKgJKXCO3ScHmVvcmXp6kt+fA==',
    bytes: 27_101_289,
    unpacked: 9_209_656,
  }),
  'letters-korean': lettersOf({
    language: 'Korean',
    package: '@embedpdf/fonts-kr',
    file: 'NotoSansKR',
    integrity:
      'sha512-bh88HXSvOBS581kgmihWY7Ijp9hBsvlmXogFG5LSNx9UBAobRcakZiFMGieRBc06hUSkpo7WhjaFM/z/SfQ8dQ==',
    bytes: 25_473_302,
    unpacked: 9_314_972,
  }),
} satisfies Record<string, Pack>;

export type LettersId = keyof typeof letters;
