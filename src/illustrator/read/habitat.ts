/** Where things are when nobody says where. */
import type { Item, Place } from '../scene.ts';
import { subjectByPart } from '../subjects/table.ts';

const homes: Partial<Record<Place, string>> = {
  space:
    'astronaut rocket flying-saucer satellite ringed-planet alien comet globe-showing-europe-africa globe-showing-americas',
  undersea: 'fish tropical-fish blowfish octopus jellyfish shark squid lobster shrimp coral mermaid merman',
  sea: 'pirate-ship whale spouting-whale orca dolphin ship passenger-ship ferry lighthouse person-surfing water-wave speedboat motor-boat desert-island pirate-flag anchor',
  beach: 'crab palm umbrella-beach spiral-shell ring-buoy seal',
  snow: 'aurora penguin polar-bear snowman skier snowboarder sled skis ice-skate mammoth santa-claus hairy-creature snowflake',
  desert: 'camel two-hump-camel cactus scorpion moai',
  forest:
    'fox bear wolf owl deer badger chipmunk hedgehog moose raccoon boar mushroom brown-mushroom beaver skunk campfire tent gorilla orangutan monkey tiger sloth leopard panda snake koala elf troll fairy mage unicorn ninja pine bat',
  farm: 'cow pig chicken rooster goat ewe ram horse donkey tractor farmer turkey goose baby-chick ox windmill sheaf-of-rice front-facing-baby-chick hatching-chick',
  street:
    'taxi bus tram tram-car automobile police-car ambulance fire-engine motor-scooter motorcycle bicycle person-biking streetlamp police-officer delivery-truck trolleybus minibus postbox stop-sign bus-stop auto-rickshaw kick-scooter skateboard man-dancing woman-dancing convenience-store detective umbrella',
  city: 'office-building tokyo-tower statue-of-liberty department-store superhero helicopter hotel stadium ferris-wheel bridge fireworks bench',
  garden:
    'rabbit butterfly monarch-butterfly honeybee lady-beetle snail rose tulip sunflower flamingo peacock fountain bouquet blossom bug frog bird wheelbarrow hibiscus hyacinth worm',
  lake: 'sailboat rowboat paper-boat duck swan canoe lotus otter person-rowing-boat turtle cabin flamingo fishing-pole hippopotamus crocodile',
  sky: 'airplane small-airplane balloon-hot eagle parachute cloud rainbow dove kite helicopter aerial-tramway phoenix dragon',
  mountains:
    'castle japanese-castle pagoda shinto-shrine llama goat man-walking volcano person-climbing mountain-railway telescope-stand',
  room: 'violinist woman-violinist man-violinist table couch-and-lamp bed chair framed-picture television bathtub teddy-bear musical-keyboard christmas-tree mirror door toilet harp ballet-dancer guitar cook scientist window ghost dress kimono coat jeans t-shirt robot',
};

const containers = new Set(['amphora', 'birdcage', 'bowl-with-spoon', 'hot-beverage', 'jar']);

const byPart = new Map(
  (Object.entries(homes) as [Place, string][]).flatMap(([place, parts]) =>
    parts.split(' ').map((part) => [part, place] as const),
  ),
);

export function habitatOf(items: readonly Item[]): Place {
  // Flowers in a vase are no garden.
  const held = items.find(({ relation }) => relation?.kind === 'in');
  const holder = held && items.find(({ id }) => id === held.relation!.to);
  if (holder && containers.has(holder.subject)) return 'desk';
  for (const { subject } of items) {
    const home = byPart.get(subject);
    if (home) return home;
  }
  const [first] = items;
  const support = first && subjectByPart.get(first.subject)?.support;
  if (support === 'table') return 'desk';
  if (support === 'hang') return 'room';
  if (support === 'water') return 'lake';
  if (support === 'swim') return 'undersea';
  if (support === 'air') return 'sky';
  return 'meadow';
}
