/** Pictures of our own for the gallery, as what the tool is given. */
import type { Style } from '#illustrator/scene.ts';
import type { GalleryExample } from '#tools/share/gallery-examples.ts';
import type { sizes } from '../tool.ts';

type Size = (typeof sizes)[number];

function picture(
  id: string,
  title: string,
  colour: string,
  input: { prompt: string; style: Style; size?: Size; seed: number },
): GalleryExample {
  const { size = '1024x1024' } = input;
  const [width, height] = size.split('x').map(Number) as [number, number];
  const alt = input.prompt[0]!.toUpperCase() + input.prompt.slice(1);
  return { id, title, alt, colour, width, height, input: { ...input, size, count: 1 } };
}

export const pictureExamples: readonly GalleryExample[] = [
  picture('fox-at-the-lake', 'Fox at the lake', '#835356', {
    prompt: 'a fox by a lake at sunset',
    style: 'papercut',
    size: '1024x1536',
    seed: 11,
  }),
  picture('penguins-at-dawn', 'Penguins at dawn', '#c3a8a6', {
    prompt: 'three penguins in the snow at dawn',
    style: 'linocut',
    seed: 3,
  }),
  picture('night-drive', 'Night drive', '#2d2c30', {
    prompt: 'a red car on a rainy city street at night',
    style: 'vector',
    size: '1536x1024',
    seed: 21,
  }),
  picture('coffee-and-books', 'Coffee and books', '#b8ab94', {
    prompt: 'a cup of coffee and books on a desk in the morning',
    style: 'watercolour',
    seed: 5,
  }),
  picture('sailing-boats', 'Sailing boats', '#738c99', {
    prompt: 'two sailing boats on the sea on a clear day',
    style: 'risograph',
    size: '1024x1536',
    seed: 8,
  }),
  picture('owl-in-the-forest', 'Owl in the forest', '#1b2e33', {
    prompt: 'an owl in a forest at night',
    style: 'vector',
    size: '1024x1536',
    seed: 14,
  }),
  picture('whale-under-stars', 'Whale under the stars', '#545468', {
    prompt: 'a whale in the sea at night, dreamy',
    style: 'poster',
    size: '1024x1536',
    seed: 4,
  }),
  picture('mountain-cabin', 'Mountain cabin', '#b2b0a7', {
    prompt: 'a house in the mountains in winter, snow',
    style: 'papercut',
    size: '1536x1024',
    seed: 9,
  }),
  picture('pixel-castle', 'Pixel castle', '#a08688', {
    prompt: 'a castle in a meadow at dawn',
    style: 'pixel',
    seed: 2,
  }),
  picture('low-poly-deer', 'Low-poly deer', '#947650', {
    prompt: 'a deer in a forest in autumn',
    style: 'lowpoly',
    size: '1024x1536',
    seed: 6,
  }),
  picture('camel-in-the-desert', 'Camel in the desert', '#b17363', {
    prompt: 'a camel in the desert at sunset',
    style: 'poster',
    size: '1536x1024',
    seed: 17,
  }),
  picture('balcony-cat', 'Cat by the window', '#9b6f55', {
    prompt: 'a cat on a chair in a room in the evening',
    style: 'vector',
    seed: 12,
  }),
  picture('panda-picnic', 'Panda picnic', '#a8ae89', {
    prompt: 'two pandas in a meadow in spring, cheerful',
    style: 'clay',
    seed: 7,
  }),
  picture('rocket-blueprint', 'Rocket blueprint', '#245095', {
    prompt: 'a rocket in space',
    style: 'blueprint',
    size: '1024x1536',
    seed: 1,
  }),
  picture('butterflies', 'Butterflies', '#b2b695', {
    prompt: 'five butterflies in a meadow in summer',
    style: 'watercolour',
    size: '1536x1024',
    seed: 19,
  }),
  picture('lighthouse-storm', 'Before the storm', '#7a615e', {
    prompt: 'a boat at the beach in a storm, dramatic',
    style: 'linocut',
    size: '1024x1536',
    seed: 10,
  }),
  picture('bicycle-street', 'A bicycle in spring', '#775c4a', {
    prompt: 'a bicycle on a street in spring',
    style: 'risograph',
    seed: 13,
  }),
  picture('polar-bear', 'Polar bear', '#38455a', {
    prompt: 'a polar bear in the snow at night',
    style: 'papercut',
    seed: 15,
  }),
  picture('sketch-tree', 'Old tree', '#b1b6a0', {
    prompt: 'a large tree in a meadow on a cloudy day',
    style: 'sketch',
    seed: 16,
  }),
  picture('waterfall-frogs', 'Frogs at the waterfall', '#635a52', {
    prompt: 'three frogs by a waterfall',
    style: 'vector',
    size: '1024x1536',
    seed: 18,
  }),
  picture('isometric-desk', 'Desk, from above', '#b6908d', {
    prompt: 'a laptop and a plant on a desk',
    style: 'isometric',
    seed: 20,
  }),
  picture('horses-at-golden-hour', 'Horses at golden hour', '#a8a380', {
    prompt: 'two horses in a meadow in golden light',
    style: 'vector',
    size: '1536x1024',
    seed: 22,
  }),
  picture('fish-and-turtle', 'Fish and turtle', '#996f77', {
    prompt: 'a turtle and four fish in the sea',
    style: 'clay',
    seed: 23,
  }),
  picture('train-in-fog', 'Train in the fog', '#9a9586', {
    prompt: 'a train in the mountains in fog, mysterious',
    style: 'poster',
    size: '1536x1024',
    seed: 24,
  }),
];
