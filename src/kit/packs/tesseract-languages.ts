/** A pack for each further language of printed text. */
import { pictureLanguages, type PictureLanguage } from '#kit/models/picture-languages.ts';
import type { Pack, PackPackage } from './pack.ts';

type Archive = [integrity: PackPackage['integrity'], bytes: number, unpacked: number];

const archives: Record<PictureLanguage, Archive> = {
  deu: [
    'sha512-3ter1p2gFAiCd5CMC+PodZ9YY2UDomkKj+ytlKeeZqOUmhLx1SDnYPf5zog0g5MBbxYveW+8omI3PUflqHfZ4Q==',
    8_411_089,
    1_333_102,
  ],
  fra: [
    'sha512-pp58gMaoyidoBBLd5y5rnf0WW0Y1994QrGqZrYatITqIU/AReUJMykD+YY3JDgvnmgz7uAx1UmhjjuyEmV8JEA==',
    6_959_264,
    707_406,
  ],
  spa: [
    'sha512-9Ln+QKq/TNu4Hy4aOp5b4nXo9U0C6IqJMzNDpAJZe/fNtz6jXG9G/hQgR/Irxj+RGf0M7Xy1MNx1yl4wQUIfeg==',
    10_436_372,
    2_100_190,
  ],
  ita: [
    'sha512-Sx19NVYve5VAxEBDL6CWTX+evlvzV+iAS5ejJywcHVsmir/C9Tzw2fExoh97QFc06t48tYZA8VrMobsBzMAEhA==',
    8_567_364,
    1_660_998,
  ],
  por: [
    'sha512-sQ7GqYUgKaMmV0vNujYoXLlXUp2e5RGGkJxQ3L59kUOaupIugLJeb1dqhrfgyb71XQw7ltdSuXdQIoaoS/rpsQ==',
    8_124_452,
    1_392_239,
  ],
  nld: [
    'sha512-Fq9TDxewYAw3YBLqLYEu3rziNUHq0F1NnnM49vI0E5o6S2oKcirhTumGvv8ws088+li1llyKXT9nfrHuxxetHQ==',
    13_178_605,
    3_005_696,
  ],
  pol: [
    'sha512-e9naSi/5kIXIMsymriFMUXJ2XWxRY/09qU9pkmEN28nAeMyF70EYkn4G3iHoB2oF/HNhZpy8lCIe1/I2L/BqKA==',
    10_977_737,
    2_642_356,
  ],
  tur: [
    'sha512-510AUJda8BsgrTchfIIH1uV1wfYp28+PLy74sxSQiHM0sLv9kjbNyooxUCo/R4TOjLQY0fXQ2QWwozWlSlXrkw==',
    10_170_951,
    2_141_291,
  ],
};

type Packs = Record<`tesseract-${PictureLanguage}`, Pack>;

export const tesseractLanguages = Object.fromEntries(
  Object.entries(archives).map(([code, [integrity, bytes, unpacked]]) => {
    const language = pictureLanguages[code as PictureLanguage];
    const pack: Pack = {
      title: `Text in pictures: ${language}`,
      purpose: `Reads printed ${language} text in photos and scans.`,
      version: '1.0.0',
      licence: 'MIT',
      needs: ['tesseract'],
      unpacked,
      packages: [
        {
          name: `@tesseract.js-data/${code}`,
          version: '1.0.0',
          integrity,
          bytes,
          take: [[`4.0.0_best_int/${code}.traineddata.gz`, '']],
        },
      ],
    };
    return [`tesseract-${code}`, pack];
  }),
) as Packs;
