/** Names that said little to newcomers and were replaced: the glossary in CONTRIBUTING.md has the words to use. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const oldNames = [
  String.raw`tell[A-Z]\w*|Told|\w+Told|told(?:In|Of|Apart)?`,
  String.raw`\w*Shelf|Doors?|RunRooms?|RoomParts|roomsFor|mustHaveRoom`,
  String.raw`house|\w+[a-z]House|House[A-Z]\w*`,
  String.raw`mustBeSomeone|knownOwner|insist|[cC]ourt|aloud|notAloud|Instead|insteadOf|\w*[lL]eadsNowhere`,
  String.raw`(?:Docx|Pdf|Page|Text|Polish|Outlook)Wish`,
  // An e-mail is an `email`; a `letter` is a character.
  String.raw`Letter|Letter(?:Actions|Desk|FileList|Files|Length|Preview|Tone|Viewer)\w*|(?:From|Read|Send|Spoken)Letter\w*`,
  String.raw`letter(?:Address|Alone|Kind|Of|Results|Schema|Text|Words)|(?:compose|empty|given|send|spoken)Letter\w*`,
];
const oldFiles =
  /^(?:letter|letter-(?:desk|files|of|schema|viewer|words)|(?:from|read|send|spoken)-letter)\./;
/** Types of a request or its options, which say of what: `RecallRequest`, `PdfOptions`. */
const vagueTypes = ['Asked', 'Wish'];

const files = fs.globSync('{src,e2e,bench,scripts}/**/*.{ts,tsx}');
const declared = (file: string, names: readonly string[]) =>
  [
    ...fs
      .readFileSync(file, 'utf8')
      .matchAll(new RegExp(`\\b(?:function|const|let|interface|type|class) (${names.join('|')})\\b`, 'g')),
  ].map(([, name]) => `${file}: ${name}`);

test('no declaration uses a name that the glossary replaced', () => {
  expect(files.flatMap((file) => declared(file, oldNames))).toEqual([]);
});

test('no file is named with a word that the glossary replaced', () => {
  expect(files.filter((file) => oldFiles.test(path.basename(file)))).toEqual([]);
});

test('no type of a request is called Asked or Wish', () => {
  expect(files.flatMap((file) => declared(file, vagueTypes))).toEqual([]);
});
