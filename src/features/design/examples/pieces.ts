/** Designs of our own for the gallery, as what the tool is given. Names and addresses in them are made up. */
import type { GalleryExample } from '#tools/share/gallery-examples.ts';
import type { Mood } from '../colour/moods.ts';
import { formats, type FormatId } from '../scene.ts';

function piece(
  id: string,
  title: string,
  colour: string,
  { format, ...input }: { brief: string; mood: Mood; format: FormatId; seed: number },
): GalleryExample {
  const { width, height, kind, title: formatTitle } = formats[format];
  return {
    id,
    title,
    alt: `${formatTitle}: ${title}`,
    colour,
    width,
    height,
    input: { ...input, format, kind, count: 8 },
  };
}

export const designExamples: readonly GalleryExample[] = [
  piece('jazz-night', 'Jazz night', '#e8bfa6', {
    brief: 'Poster for a jazz night, 12 June, Blue Note Berlin, warm',
    mood: 'warm',
    format: 'poster',
    seed: 31,
  }),
  piece('harbour-and-pine', 'Harbour & Pine', '#dde8d1', {
    brief: 'A logo for Harbour & Pine, coffee roasters',
    mood: 'fresh',
    format: 'logo',
    seed: 5,
  }),
  piece('ada-and-jonas', 'Ada & Jonas', '#e9bab1', {
    brief: 'Invitation for Ada & Jonas, 22 August 3 pm, Villa Rosa Potsdam, RSVP by 1 July, romantic',
    mood: 'romantic',
    format: 'invitation',
    seed: 12,
  }),
  piece('open-air-cinema', 'Open-air cinema', '#e2a79e', {
    brief: 'Poster for "Open-air cinema", every Friday in July, Riverside Park, free entry',
    mood: 'bold',
    format: 'poster',
    seed: 44,
  }),
  piece('studio-moss', 'Studio Moss', '#d6dcab', {
    brief:
      'Business card for Mira Lindqvist, landscape architect, Studio Moss, mira@studiomoss.example, +46 8 123 45 67, fresh',
    mood: 'fresh',
    format: 'card',
    seed: 7,
  }),
  piece('farmers-market', 'Farmers’ market', '#cead86', {
    brief: 'Poster for "Farmers’ market", Saturdays 8 to 13, Market Square, fresh bread and cheese',
    mood: 'retro',
    format: 'poster',
    seed: 52,
  }),
  piece('book-club', 'Book club', '#eccda3', {
    brief: 'Post for "Book club", first Monday of the month, 7 pm, Corner Library',
    mood: 'warm',
    format: 'square',
    seed: 9,
  }),
  piece('summer-school', 'Summer school', '#d5cdb9', {
    brief: 'Story for "Summer school", coding and drawing for ages 10 to 14, 3 to 14 August',
    mood: 'playful',
    format: 'story',
    seed: 27,
  }),
  piece('city-run', 'City run', '#ecceb4', {
    brief: 'Poster for "City run", 10 km, 4 October, Old Bridge',
    mood: 'bold',
    format: 'poster',
    seed: 63,
  }),
  piece('first-aid', 'First-aid course', '#352c20', {
    brief:
      'Certificate for "Noor Haddad", for completing the first-aid course, 9 May, by Red Lantern Training',
    mood: 'elegant',
    format: 'certificate',
    seed: 18,
  }),
  piece('plant-swap', 'Plant swap', '#0e1f11', {
    brief: 'Post for "Plant swap", Sunday 18 May, 11 am, Greenhouse Café, bring a cutting',
    mood: 'fresh',
    format: 'portrait',
    seed: 36,
  }),
  piece('northlight', 'Northlight', '#ebe4da', {
    brief: 'A logo for Northlight, a photography studio',
    mood: 'elegant',
    format: 'logo',
    seed: 15,
  }),
  piece('choir-concert', 'Choir concert', '#dbd2c5', {
    brief: 'Poster for "Songs for the dark season", choir concert, 6 December, St Anne’s, 7 pm',
    mood: 'elegant',
    format: 'poster',
    seed: 71,
  }),
  piece('repair-cafe', 'Repair café', '#be4d7b', {
    brief: 'Poster for "Repair café", last Saturday of the month, Community Hall, bring it broken',
    mood: 'playful',
    format: 'poster',
    seed: 80,
  }),
  piece('lake-house', 'A week at the lake', '#165f5f', {
    brief: 'Post for "A week at the lake", six rooms, one boat, from 1 June',
    mood: 'calm',
    format: 'portrait',
    seed: 41,
  }),
  piece('maya-turns-six', 'Maya turns six', '#70423d', {
    brief: 'Invitation for "Maya turns six", Saturday 14 June 3 pm, 8 Elm Street, cake and a treasure hunt',
    mood: 'playful',
    format: 'invitation',
    seed: 22,
  }),
];
