/** The planets, the Sun, the Moon and Pluto, from NASA's fact sheets. */
import { nearestWord } from '../../language/distance.ts';
import { wholePatterns } from '../../language/patterns.ts';
import { capitalised, counted, joined, shown } from '../../language/wording.ts';
import { asNames, asNumber, factExpert, type Told } from './fact.ts';

interface Planet {
  name: string;
  /** In km. */
  diameter: number;
  /** From the Sun, in millions of km. */
  distance: number;
  /** In Earth days. */
  year: number;
  /** One turn, in hours. */
  turn: number;
  moons: number;
  /** In m/s². */
  gravity: number;
  /** Mean, in °C. */
  temperature: number;
  /** In 10^24 kg. */
  mass: number;
}

const planets: readonly Planet[] = `Mercury 4879 57.9 88 1407.6 0 3.7 167 0.33
Venus 12104 108.2 224.7 5832.5 0 8.9 464 4.87
Earth 12756 149.6 365.2 23.9 1 9.8 15 5.97
Mars 6792 228 687 24.6 2 3.7 -65 0.642
Jupiter 142984 778.5 4331 9.9 95 23.1 -110 1898
Saturn 120536 1432 10747 10.7 274 9 -140 568
Uranus 51118 2867 30589 17.2 28 8.7 -195 86.8
Neptune 49528 4515 59800 16.1 16 11 -200 102
Pluto 2376 5906 90560 153.3 5 0.7 -225 0.013`
  .split('\n')
  .map((row) => {
    const [name = '', ...numbers] = row.split(' ');
    const [diameter, distance, year, turn, moons, gravity, temperature, mass] = numbers.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { name, diameter, distance, year, turn, moons, gravity, temperature, mass };
  });
const eight = planets.slice(0, 8);

type Tell = (planet: Planet, place: number) => Told;
const slot = '(?:the )?(?:planet )?([a-z]{4,8})';
const tells = wholePatterns<Tell>([
  [
    `how many moons (?:does|do|has|are (?:there )?(?:around|orbiting|of)) ${slot}(?: have| got)?|(?:what is )?the number of (?:known )?moons of ${slot}`,
    ({ name, moons }) => ({
      text: `${name} has ${moons > 10 ? 'at least ' : ''}**${counted(moons, 'known moon')}**.`,
      value: asNumber(moons),
    }),
  ],
  [
    `how (?:big|large|wide) is ${slot}|(?:what is )?(?:the )?(?:diameter|size) of ${slot}`,
    ({ name, diameter }) => ({
      text: `${name} has a diameter of **${shown(diameter)} km**.`,
      value: asNumber(diameter),
    }),
  ],
  [
    `how far (?:away )?is ${slot}(?: (?:away )?from the sun)?|(?:what is )?(?:the )?distance (?:of|from|between|to) ${slot} (?:from|to|and) the sun|(?:what is )?(?:the )?distance (?:from|between) the sun (?:to|and) ${slot}`,
    ({ name, distance }) => ({
      text: `${name} is **${shown(distance)} million km** from the Sun on average.`,
      value: asNumber(distance),
    }),
  ],
  [
    `how long is (?:a |the )?year on ${slot}|(?:what is )?(?:the )?(?:orbital period|length of (?:a|the) year) (?:of|on) ${slot}|how long does (?:it take )?${slot} (?:take )?to (?:orbit|go around|circle) the sun`,
    ({ name, year }) => ({
      text: `A year on ${name} lasts **${shown(year)} Earth days**${year > 700 ? ` (${shown(Number((year / 365.25).toFixed(1)))} years)` : ''}.`,
      value: asNumber(year),
    }),
  ],
  [
    `how long is (?:a |the )?day on ${slot}|(?:what is )?(?:the )?length of (?:a|the) day (?:of|on) ${slot}`,
    ({ name, turn }) => ({ text: `${name} turns once in **${shown(turn)} hours**.`, value: asNumber(turn) }),
  ],
  [
    `(?:what is )?(?:the )?(?:surface )?gravity (?:on|of) ${slot}|how strong is (?:the )?gravity on ${slot}`,
    ({ name, gravity }) => ({
      text: `Gravity on ${name} is **${shown(gravity)} m/s²**, ${shown(Number((gravity / 9.8).toFixed(2)))} times Earth's.`,
      value: asNumber(gravity),
    }),
  ],
  [
    `(?:what is )?(?:the )?(?:average |mean |surface )*temperature (?:on|of) ${slot}|how (?:hot|cold) is (?:it on )?${slot}`,
    ({ name, temperature }) => ({
      text: `The mean temperature on ${name} is about **${temperature} °C**.`,
      value: asNumber(temperature),
    }),
  ],
  [
    `(?:what is )?(?:the )?(?:mass|weight) of ${slot}|how (?:heavy|massive) is ${slot}|how much does ${slot} weigh`,
    ({ name, mass }) => ({
      text: `${name} has a mass of **${shown(mass)} × 10^24 kg**.`,
      value: asNumber(mass * 1e24),
    }),
  ],
  [
    `(?:which|what) (?:number )?planet (?:from the sun )?is ${slot}(?: from the sun)?|${slot} is (?:which|what) planet from the sun`,
    ({ name }, place) => ({
      text:
        place < 8
          ? `${name} is the **${ordinals[place]}** planet from the Sun.`
          : `${name} is a **dwarf planet**.`,
      value: asNumber(place + 1),
    }),
  ],
  [
    `is ${slot} a planet`,
    ({ name }, place) => ({
      text:
        place < 8 ? `**Yes**, ${name} is a planet.` : `**No**: since 2006 ${name} counts as a dwarf planet.`,
      value: { is: 'truth', truth: place < 8 },
    }),
  ],
]);

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const planetarium = factExpert({
  id: 'planets',
  title: 'Planets',
  describes: 'The planets: size, distance, moons, days, years, gravity.',
  family: 'nasa',
  source: { title: 'NASA planetary fact sheet', url: 'https://nssdc.gsfc.nasa.gov/planetary/factsheet/' },
  tell,
});

function tell(plain: string): Told | undefined {
  for (const [pattern, say] of tells) {
    const match = pattern.exec(plain);
    const name = match?.slice(1).find((part) => part !== undefined);
    const place = name ? placeOf(name) : -1;
    if (place >= 0) return say(planets[place]!, place);
  }
  return superlative(plain) ?? listed(plain);
}

function placeOf(name: string): number {
  const all = planets.map((planet) => planet.name.toLowerCase());
  return all.indexOf(all.includes(name) ? name : (nearestWord(name, all) ?? ''));
}

function superlative(plain: string): Told | undefined {
  const match =
    /^(?:(?:what|which)(?: is)?(?: the)? )?(?:planet (?:is|has) )?(?:the )?(largest|biggest|smallest|closest|nearest|farthest|furthest|hottest|coldest|heaviest|first|second|third|fourth|fifth|sixth|seventh|eighth|last)(?: planet)?(?: (?:in|of) (?:the|our) solar system| (?:to|from) the sun)*$/.exec(
      plain,
    );
  if (!match || !/planet|sun|solar/.test(plain)) return undefined;
  const how = match[1]!;
  const by = (key: keyof Planet, most: boolean) =>
    eight.toSorted((a, b) => (Number(b[key]) - Number(a[key])) * (most ? 1 : -1))[0]!;
  const found = /largest|biggest/.test(how)
    ? by('diameter', true)
    : how === 'smallest'
      ? by('diameter', false)
      : /closest|nearest/.test(how)
        ? by('distance', false)
        : /farthest|furthest|last/.test(how)
          ? by('distance', true)
          : how === 'hottest'
            ? by('temperature', true)
            : how === 'coldest'
              ? by('temperature', false)
              : how === 'heaviest'
                ? by('mass', true)
                : eight[ordinals.indexOf(how)];
  return (
    found && {
      text: `**${found.name}** is the ${how} planet${ordinals.includes(how) || /closest|nearest|farthest|furthest/.test(how) ? ` ${/closest|nearest/.test(how) ? 'to' : 'from'} the Sun` : ' of the Solar System'}.`,
      value: asNames(found.name),
    }
  );
}

function listed(plain: string): Told | undefined {
  if (
    /^(?:how many planets(?: are)?(?: there)?(?: in)?(?: (?:the|our) solar system)?|what is the number of planets)$/.test(
      plain,
    )
  )
    return { text: `There are **8** planets: ${joined(eight.map(({ name }) => name))}.`, value: asNumber(8) };
  if (
    /^(?:what are|list|name)(?: all)?(?: of)?(?: the)?(?: names of the)? (?:eight |8 )?planets(?: (?:in|of) (?:the|our) solar system)?(?: in order)?$/.test(
      plain,
    )
  )
    return {
      text: `**${joined(eight.map(({ name }) => name))}**.`,
      value: asNames(...eight.map(({ name }) => name)),
    };
  const most = /^(?:which|what) planet has the (most|fewest) moons$/.exec(plain);
  if (!most) return undefined;
  const sorted = eight.toSorted((a, b) => b.moons - a.moons);
  return most[1] === 'most'
    ? {
        text: `**${sorted[0]!.name}**, with ${sorted[0]!.moons} known moons.`,
        value: asNames(sorted[0]!.name),
      }
    : { text: `${capitalised('Mercury')} and Venus have **no moons**.`, value: asNames('Mercury', 'Venus') };
}
