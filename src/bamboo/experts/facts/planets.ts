/** The planets, the Sun, the Moon and Pluto, from NASA's fact sheets. */
import { nearestWord } from '#language/distance.ts';
import { wholePatterns } from '#language/patterns.ts';
import { capitalised, counted, joined, shown } from '#language/wording.ts';
import { asNames, asNumber, factExpert, type FactAnswer } from './fact.ts';
import { eight, planets, type Planet } from './planet-data.ts';

type Tell = (planet: Planet, place: number) => FactAnswer;
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
    `how long is (?:a |the )?year on ${slot}|(?:what is )?(?:the )?(?:orbital period|length of (?:a|the) year) (?:of|on) ${slot}|how (?:long|many (?:earth )?days|many years) does (?:it take )?${slot} (?:take |need )?to (?:orbit|go around|circle|travel around|go round) the sun`,
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

function tell(plain: string): FactAnswer | undefined {
  for (const [pattern, say] of tells) {
    const match = pattern.exec(plain);
    const name = match?.slice(1).find((part) => part !== undefined);
    const place = name ? placeOf(name) : -1;
    if (place >= 0) return say(planets[place]!, place);
  }
  return superlative(plain) ?? listed(plain) ?? neighbour(plain) ?? nicknamed(plain);
}

function placeOf(name: string): number {
  const all = planets.map((planet) => planet.name.toLowerCase());
  return all.indexOf(all.includes(name) ? name : (nearestWord(name, all) ?? ''));
}

function superlative(plain: string): FactAnswer | undefined {
  const match =
    /^(?:(?:what|which)(?: is)?(?: the)? )?(?:planet (?:is|has) )?(?:the )?(largest|biggest|smallest|closest|nearest|farthest|furthest|hottest|coldest|heaviest|first|second|third|fourth|fifth|sixth|seventh|eighth|last)(?: planet)?(?: (?:in|of) (?:the|our) solar system| (?:(?:to|from) )?the sun)*$/.exec(
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

function listed(plain: string): FactAnswer | undefined {
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

/** "Which planet comes after Mars?" */
function neighbour(plain: string): FactAnswer | undefined {
  const match =
    /^(?:which|what)(?: is the)? planet (?:is |comes |lies |orbits )?(?:directly |right |next |just |immediately )?(after|before|beyond|behind|inside) ([a-z]{4,8})(?: (?:from|in) .*)?$/.exec(
      plain,
    );
  const place = match ? placeOf(match[2]!) : -1;
  if (!match || place < 0 || place > 7) return undefined;
  const found = eight[/before|inside/.test(match[1]!) ? place - 1 : place + 1];
  return (
    found && {
      text: `**${found.name}** comes ${match[1]} ${eight[place]!.name}.`,
      value: asNames(found.name),
    }
  );
}

const nicknames: readonly (readonly [RegExp, string])[] = [
  [/\bred planet\b/, 'Mars'],
  [/\bblue planet\b/, 'Earth'],
  [
    /\b(?:ringed planet|planet (?:with|that has|has|is (?:famous|known) for) (?:its |the )?(?:big |bright |large |most visible )?rings)\b/,
    'Saturn',
  ],
  [/\b(?:morning star|evening star)\b/, 'Venus'],
];

function nicknamed(plain: string): FactAnswer | undefined {
  const [, name] = nicknames.find(([pattern]) => pattern.test(plain)) ?? [];
  const asks =
    /^(?:which|what)(?: is)?(?: the)?(?: planet)?|^the (?:red|blue) planet is (?:which|what)/.test(plain) &&
    plain.length < 70;
  return name && asks && /\b(?:planet|star)\b/.test(plain) && !/\bwhy|how\b/.test(plain)
    ? { text: `That is **${name}**.`, value: asNames(name) }
    : undefined;
}
