/** Chemical elements and simple compounds. */
import type { Expert } from '#bamboo/expert.ts';
import { nearestWord } from '#language/distance.ts';
import { wholePatterns } from '#language/patterns.ts';
import { plainOf } from '#language/plain.ts';
import { shown } from '#language/wording.ts';
import { formatFormula, names, number, type ElementAnswer } from './formulas.server.ts';
import { iupac, pubChem, type Element, type ElementData } from './element-data.server.ts';

type Tell = (element: Element) => ElementAnswer | undefined;
const properties: readonly (readonly [string, Tell])[] = [
  [
    '(?:chemical |element )?symbol',
    ({ name, symbol }) => ({
      text: `The symbol of ${name.toLowerCase()} is **${symbol}**.`,
      value: names(symbol),
    }),
  ],
  [
    'atomic number|number of protons|proton number',
    ({ name, number: atomic }) => ({
      text: `${name} has the atomic number **${atomic}**.`,
      value: number(atomic),
    }),
  ],
  [
    '(?:relative |standard )?atomic (?:mass|weight)|molar mass|mass|molecular weight',
    ({ name, mass }) =>
      mass
        ? {
            text: `The atomic mass of ${name.toLowerCase()} is **${shown(Number(mass.toPrecision(6)))} u** (g/mol).`,
            value: number(mass, 'u'),
          }
        : undefined,
  ],
  [
    'melting (?:point|temperature)',
    ({ name, melting }) =>
      melting
        ? {
            text: `${name} melts at **${inCelsius(melting)} °C** (${shown(melting)} K).`,
            value: number(melting, 'K'),
          }
        : undefined,
  ],
  [
    'boiling (?:point|temperature)',
    ({ name, boiling }) =>
      boiling
        ? {
            text: `${name} boils at **${inCelsius(boiling)} °C** (${shown(boiling)} K).`,
            value: number(boiling, 'K'),
          }
        : undefined,
  ],
  [
    'density',
    ({ name, density }) =>
      density
        ? {
            text: `The density of ${name.toLowerCase()} is **${shown(density)} g/cm³**.`,
            value: number(density, 'g/cm³'),
          }
        : undefined,
  ],
  [
    '(?:element )?(?:group|category|family|type|kind|class)(?: of element)?',
    ({ name, group }) =>
      group ? { text: `${name} is in the group **${group}**.`, value: names(group) } : undefined,
  ],
  [
    '(?:standard )?(?:state|phase)(?: at room temperature)?',
    ({ name, state }) =>
      state ? { text: `${name} is a **${state}** at room temperature.`, value: names(state) } : undefined,
  ],
  [
    '(?:year of )?discovery(?: year)?',
    ({ name, discovered }) =>
      discovered
        ? {
            text: `${name} ${/^\d/.test(discovered) ? `was discovered in **${discovered}**` : 'has been known since **ancient times**'}.`,
            value: names(discovered),
          }
        : undefined,
  ],
  [
    'electron(?:ic)? configuration',
    ({ name, configuration }) =>
      configuration
        ? {
            text: `The electron configuration of ${name.toLowerCase()} is **${configuration}**.`,
            value: names(configuration),
          }
        : undefined,
  ],
];

const inCelsius = (kelvin: number) => shown(Number((kelvin - 273.15).toFixed(1)));
const askingPattern = '(?:(?:what|which) (?:is|are) )?(?:the )?';
const slot = '([a-z]{2,15})';
const byProperty = wholePatterns<Tell>(
  properties.flatMap(([noun, tell]): [string, Tell][] => [
    [`${askingPattern}(?:${noun}) (?:of|for) (?:the (?:chemical )?element )?${slot}(?: gas| metal)?`, tell],
    [`(?:what is )?${slot}'?s? (?:${noun})`, tell],
  ]),
);
const phrased = wholePatterns<string>([
  [`(?:at )?(?:what|which) temperature does ${slot} melt|when does ${slot} melt`, 'melting'],
  [`(?:at )?(?:what|which) temperature does ${slot} boil|when does ${slot} boil`, 'boiling'],
  [`when was ${slot} discovered|(?:in )?(?:what|which) year was ${slot} discovered`, 'discovery'],
  [`how many protons (?:does|has|are in|do|in) (?:an? )?${slot}(?: (?:atom|atoms|have))*`, 'protons'],
  [
    `is ${slot} a (?:solid|liquid|gas)(?:,? (?:a )?(?:solid|liquid|gas))*(?:,? or (?:a )?(?:solid|liquid|gas))?(?: at room temperature)?`,
    'state',
  ],
  [`is ${slot} an? (?:metal|nonmetal|noble gas|halogen|metalloid)`, 'group'],
]);
const phrasedAs: Readonly<Record<string, string>> = {
  melting: 'melting',
  boiling: 'boiling',
  discovery: '(?:year',
  protons: 'atomic number',
  state: '(?:standard',
  group: '(?:element )?(?:group',
};

const otherNames: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  sulphur: 'sulfur',
  cesium: 'caesium',
  quicksilver: 'mercury',
  wolfram: 'tungsten',
};

function elementNamed(name: string, all: readonly Element[]): Element | undefined {
  const lowerName = name.toLowerCase();
  const exact = all.find(
    (one) =>
      one.name.toLowerCase() === lowerName ||
      otherNames[one.name.toLowerCase()] === (otherNames[lowerName] ?? lowerName) ||
      one.name.toLowerCase() === otherNames[lowerName],
  );
  if (exact || lowerName.length < 5) return exact;
  const near = nearestWord(
    lowerName,
    all.map((one) => one.name.toLowerCase()),
  );
  return near ? all.find((one) => one.name.toLowerCase() === near) : undefined;
}

function tell(text: string, all: readonly Element[]): ElementAnswer | undefined {
  const plain = plainOf(text);
  for (const [pattern, say] of byProperty) {
    const match = pattern.exec(plain);
    const element = match && (elementNamed(match[1]!, all) ?? writtenSymbol(text, match[1]!, all));
    const elementAnswer = element && say(element);
    if (elementAnswer) return elementAnswer;
  }
  for (const [pattern, which] of phrased) {
    const match = pattern.exec(plain);
    const name = match?.slice(1).find((part) => part !== undefined);
    const element = name && elementNamed(name, all);
    const elementAnswer = element
      ? properties.find(([noun]) => noun.startsWith(phrasedAs[which]!))?.[1](element)
      : undefined;
    if (elementAnswer) return elementAnswer;
  }
  return bySymbol(text, plain, all) ?? byNumber(plain, all) ?? formatFormula(text, plain, all);
}

/** "The atomic number of Au": a symbol, written as one. */
function writtenSymbol(text: string, name: string, all: readonly Element[]): Element | undefined {
  return all.find(({ symbol }) => symbol.toLowerCase() === name && new RegExp(`\\b${symbol}\\b`).test(text));
}

/** Symbols as written first: Co is cobalt, CO is not. */
function bySymbol(text: string, plain: string, all: readonly Element[]): ElementAnswer | undefined {
  const match =
    /^(?:(?:what|which) (?:chemical )?element (?:is|has|uses|does|represents)|what does|what element has) (?:the )?(?:chemical )?(?:symbol )?["']?([a-z]{1,2})["']?(?: (?:stand for|represent|represented by|on the periodic table|as (?:its )?symbol))*$|^(?:what is )?(?:the )?(?:chemical )?element (?:with (?:the )?symbol )?["']?([a-z]{1,2})["']?$|^what (?:does )?(?:the )?(?:chemical )?symbol ["']?([a-z]{1,2})["']? (?:stand for|mean|represent)s?(?: in chemistry)?$|^["']?([a-z]{1,2})["']? is the symbol (?:of|for) (?:what|which)(?: element)?$/.exec(
      plain,
    );
  const asWritten = match?.slice(1).find((part) => part !== undefined);
  const element = asWritten && all.find(({ symbol }) => symbol.toLowerCase() === asWritten);
  if (!element || (plain.startsWith('what does') && !new RegExp(`\\b${element.symbol}\\b`).test(text)))
    return undefined;
  return named(element);
}

const named = ({ symbol, name, number: atomic }: Element): ElementAnswer => ({
  text: `${symbol} is **${name.toLowerCase()}**, element ${atomic}.`,
  value: names(name),
});

function byNumber(plain: string, all: readonly Element[]): ElementAnswer | undefined {
  const match =
    /^(?:what|which) (?:chemical )?element (?:has|is|with)(?: the)?(?: an)? ?(?:atomic number|number|atomic no\.?)?(?: of)? ?(\d{1,3})(?: protons)?(?: (?:in|on|of) the periodic table)?$|^(?:what is )?(?:the )?element (?:number |no\.? |with (?:the )?atomic number )?(\d{1,3})(?: (?:in|on|of) the periodic table)?$/.exec(
      plain,
    );
  const atomicNumber = Number(match?.[1] ?? match?.[2]);
  const element = match && all.find((one) => one.number === atomicNumber);
  return element
    ? {
        text: `Element ${atomicNumber} is **${element.name.toLowerCase()}** (${element.symbol}).`,
        value: names(element.name),
      }
    : undefined;
}

function expertOf(data: ElementData, title: string, describes: string): Expert {
  return {
    id: data.expert,
    title,
    describes,
    async answer({ text }) {
      const elementAnswer = text.length > 300 ? undefined : tell(text, data.elements());
      if (!elementAnswer) return null;
      return {
        expert: data.expert,
        family: data.family,
        stance: 'answers',
        text: elementAnswer.text,
        sources: [data.source],
        confidence: 0.94,
        ...(elementAnswer.value ? { value: elementAnswer.value } : {}),
      };
    },
  };
}

export const elements = expertOf(
  iupac,
  'Elements',
  'Chemical elements: symbols, numbers and masses; formulas and molar masses.',
);
export const elementsPubChem = expertOf(
  pubChem,
  'Elements (PubChem)',
  'A second source on elements, with melting and boiling points, density and discovery.',
);
