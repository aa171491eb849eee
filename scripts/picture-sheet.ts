/** A hundred prompts drawn on four sheets, to be looked at: `docs/pictures/illustrator-1.webp` to `-4.webp`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findKind } from '../src/illustrator/read/kinds.server.ts';
import { readPrompt, sceneOf } from '../src/illustrator/read/read-prompt.ts';
import { draw } from '../src/illustrator/render.server.ts';

export const prompts = [
  'a fox by a lake at sunset',
  'two astronauts and a rocket in space',
  'a red car on a rainy city street at night',
  'a cup of coffee and books on a desk in the morning',
  'a girl with a red umbrella in the snow',
  'a lighthouse at sea in a storm',
  'three penguins on the ice at dawn',
  'a cat sleeping on a sofa in a cosy living room at night',
  'a hot air balloon above a spring meadow',
  'a bear and a campfire in a dark forest under the stars',
  'an owl on a pile of books, mysterious',
  'a whale and a small sailing boat at dusk',
  'five colourful fish and an octopus under the sea',
  'a camel caravan of four camels in the desert, golden hour',
  'a couple in front of the city skyline at night with fireworks',
  'a robot in a garden watering flowers',
  'a castle in the mountains, dramatic sunset',
  'a dragon flying above the clouds',
  'a farmer with a cow and two pigs on the farm',
  'a unicorn in an enchanted forest, dreamy',
  'a lone tree on a hill in autumn',
  'a cabin by a frozen lake in winter at night',
  'a rabbit in a top hat in a flower garden',
  'an elephant with a bird on top of it',
  'a panda in a bamboo forest',
  'a dog in a rowing boat on a calm lake',
  'a wizard and a black cat at night, spooky',
  'a cyclist on a street in Paris in spring',
  'a birthday cake and balloons on a table',
  'a crab under a beach umbrella',
  'a ship behind an island at sunset',
  'a train in the mountains in autumn fog',
  'a ninja in front of a pagoda at night',
  'a ballerina in a room with a piano',
  'a pizza and a glass of red wine on a table, risograph',
  'a tiger in the jungle, linocut',
  'a lighthouse by the sea, watercolour',
  'a fox in the forest, paper cut',
  'a windmill on a farm, low poly',
  'a knight’s castle at night, pixel art',
  'a telescope on a hill under the stars, blueprint',
  'a swan on a lake at dawn, hand-drawn',
  'a cabin and three pines in the snow, isometric',
  'a flamingo at the beach, travel poster',
  'a turtle and a snail in a garden, clay',
  'a terrier next to a galleon',
  'an abstract picture of a guitar',
  'a square circle',
  'eine Katze am See',
  'a kite and a child on a windy beach',
];

/** Written by someone who has not seen the code. */
export const strangers = [
  'my grandmother knitting in an armchair by the fireplace',
  'a goldfish in a bowl on a windowsill',
  'two kids building a sandcastle on the beach',
  'a parrot on a pirate’s shoulder',
  'a mouse holding a piece of cheese',
  'a cat under a table, a dog beside it',
  'a red balloon between two skyscrapers',
  'a frog on a lily pad in a pond at night',
  'seven ducks in a row on a river',
  'a bike leaning against a tree in autumn',
  'a bee on a sunflower',
  'the moon behind a church tower',
  'a snowman with a red scarf in front of a house',
  'a monkey holding a banana in the jungle',
  'a basket of apples on a picnic blanket',
  'an old man and his dog on a bench in the park',
  'a horse jumping over a fence',
  'a boat under a bridge at sunset',
  'a waiter holding a tray',
  'a squirrel in a hollow tree',
  'a surfer on a huge wave',
  'a spider in its web in the morning dew',
  'a teddy bear on a bed',
  'a chef cooking pasta in the kitchen',
  'a ghost in an attic',
  'twelve red roses in a vase',
  'a helicopter above a burning forest',
  'a mermaid on a rock by the sea',
  'a tent between two pine trees under the northern lights',
  'a laptop, a mug and a plant on a desk, minimal',
  'a violinist on a rooftop in the rain',
  'an ice cream van at the seaside',
  'a hedgehog carrying an apple in autumn leaves',
  'freedom',
  'the sound of jazz',
  'a poster about loneliness, abstract',
  'motivation poster: keep going',
  'blue and orange shapes, calm',
  'love in the time of winter',
  'a giraffe and a mouse',
  'four cats and three dogs in a garden',
  'a key under a doormat',
  'a bird in a cage by a window',
  'a lion sleeping under a tree in the savanna',
  'a football behind a goal',
  'a ladybird on a leaf after the rain',
  'a princess in a tower, a knight below',
  'a train going through a tunnel at night',
  'a fisherman in a boat holding a fish',
  'a rainbow over a waterfall',
];

const size = 320;
const columns = 5;
const most = 250_000;

async function sheet(some: readonly Buffer[], to: string) {
  const rows = Math.ceil(some.length / columns);
  const whole = await sharp({
    create: { width: columns * size, height: rows * size, channels: 3, background: '#ffffff' },
  })
    .composite(
      some.map((input, i) => ({ input, left: (i % columns) * size, top: Math.floor(i / columns) * size })),
    )
    .png()
    .toBuffer();
  for (let quality = 80; ; quality -= 6) {
    const bytes = await sharp(whole).webp({ quality }).toBuffer();
    if (bytes.length > most && quality > 20) continue;
    await writeFile(to, bytes);
    return;
  }
}

if (import.meta.main) {
  await mkdir('docs/pictures', { recursive: true });
  for (const [at, list] of [prompts, strangers].entries()) {
    const tiles: Buffer[] = [];
    for (const [i, prompt] of list.entries()) {
      const reading = readPrompt(prompt, findKind);
      const scene = sceneOf(reading, 11 + i, prompt);
      const { bytes } = await draw({ scene, seed: 11 + i, width: 640, height: 640, format: 'png' });
      tiles.push(await sharp(bytes).resize(size, size).png().toBuffer());
      const items = scene.items.map(
        ({ subject, count, relation }) =>
          `${count} ${subject}${relation ? ` ${relation.kind} ${relation.to}` : ''}`,
      );
      console.log(
        `${i + 1}. ${prompt} → ${scene.place}, ${scene.time}: ${items.join(', ')}${reading.unread.length > 0 ? ` (not drawn: ${reading.unread.join(', ')})` : ''}`,
      );
    }
    for (const page of [0, 1])
      await sheet(
        tiles.slice(page * 25, page * 25 + 25),
        `docs/pictures/illustrator-${at * 2 + page + 1}.webp`,
      );
  }
}
