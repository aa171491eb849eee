/** Words that steer a question to an expert, mended where they are mistyped. */
import { nearestWord } from './distance.ts';

const keywords = new Set(
  `capital currency currencies language languages spoken official border borders bordering neighbour neighbours neighbor neighbors
  calling dialling dialing prefix continent population inhabitants people area surface country countries nation nations flag demonym landlocked
  largest smallest biggest populous island domain synonym synonyms antonym antonyms opposite meaning define definition
  dictionary convert conversion temperature celsius fahrenheit kelvin kilometre kilometres kilometer kilometers metre metres meter
  meters centimetre centimetres centimeter centimeters millimetre millimeter millimeters inches pounds ounces kilogram kilograms
  kilograms gallon gallons litre litres liter liters degrees percent percentage percentages square squared cubed divided
  multiplied multiply times minus subtract difference product average median factorial factors prime solve simplify derivative
  equation integral hypotenuse circumference perimeter rectangle triangle circle volume sphere weekday tomorrow yesterday today
  between until since weeks months years hours minutes seconds christmas easter thanksgiving halloween leap timezone element
  chemical symbol atomic number weight melting boiling density planet planets jupiter saturn neptune mercury distance moons
  roman numeral numerals binary hexadecimal decimal octal hexagon constant gravity summarise summarize summary grammar rewrite
  shorten formal friendly outline subject keywords proofread password account`
    .split(/\s+/)
    .filter(Boolean),
);

/** Real words that stand one slip from a keyword, and short ones of every sentence. */
const asWritten = new Set(
  `education weigh confession derivation plane planes pride different christian concession consonant consonants convention conventions gallop litter liver parameter parameters prize prizes squire officiate numerical arena arenas borderline calving concert concerts constancy consultant consultants contestant contestants continence contingent convection conversation conversations dealing deference dividend dividends ester lifter liner miter multiple multiples premix pyrometer singe smallness spoke timer timers toddy weeds loiter outlive yearn anomic confident definitive lithe synonymous
  eastern western northern southern milliliter milliliters millilitre millilitres centiliter centilitres deciliter decilitres decimeter decimeters decimetre
  nanometer nanometers micrometer micrometers kilogramme kilogrammes milligram milligrams miles county counties capitals flags flat flag boarder boarders are areas purple peoples peopled nation notion notions lands
  counter planer planed plant plants prise price primed prim crime formed former formals solved solver salve squares
  timed limes tines rhymes minis roams woman romans leaps lean heap deaf loan summery account accounts counts
  passwords remain remains cubes meeting melted bailing boring destiny moans noons sine since hence inlands islands
  definite defined defines refine average averages elements cement symbols atoms tonic weights height heights eight weighty
  factor factory actors facts flactors volumes voles circles circled spheres tomorrows convent converts converted covert conversions
  integrate integrated integer integers divide divides divider product products produce weeks week weak months month mouths mouth year hour hours our tours minute
  seconds second until untie lenient distances contain contains continent content contents continental opposite opposites
  meanings meting leaning dialect currently current constants constant instant constraints shorter shorten shortens friend
  friends formal forma format formats subjects object outlines online ounce pound inch gallows letter letters liters later
  matter master metro meteor mater degree decrees percents present percentile solid salvo prefix prefixes profit suffix roman
  romance ethane nine binge bind grammars grammar hammer glamour number numbers numeral numerals humeral mineral`
    .split(/\s+/)
    .filter(Boolean),
);

/** Slips that are words themselves, or too far off for counting letters. */
const confusions: Readonly<Record<string, string>> = {
  capitol: 'capital',
  capitel: 'capital',
  captial: 'capital',
  cappital: 'capital',
  curency: 'currency',
  langauge: 'language',
  lanugage: 'language',
  languge: 'language',
  farenheit: 'fahrenheit',
  farenheight: 'fahrenheit',
  fahrenheight: 'fahrenheit',
  celcius: 'celsius',
  centigrade: 'celsius',
  synonim: 'synonym',
  sinonym: 'synonym',
  sinonim: 'synonym',
  synonms: 'synonyms',
  antonim: 'antonym',
  neihgbours: 'neighbours',
  kilometeres: 'kilometres',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  devided: 'divided',
  sqare: 'square',
  squareroot: 'square root',
  definiton: 'definition',
  grammer: 'grammar',
  wether: 'whether',
  wich: 'which',
  wat: 'what',
  waht: 'what',
  whta: 'what',
  wut: 'what',
  hwo: 'how',
  meny: 'many',
  mnay: 'many',
  manny: 'many',
  adress: 'address',
  adresses: 'addresses',
  beetween: 'between',
  diffrence: 'difference',
  teh: 'the',
  fo: 'of',
  ot: 'to',
  taht: 'that',
  si: 'is',
  whats: 'what is',
  wats: 'what is',
  wots: 'what is',
  waths: 'what is',
  hows: 'how is',
  wen: 'when',
  wher: 'where',
  whcih: 'which',
  whihc: 'which',
  febuary: 'february',
  feburary: 'february',
  wensday: 'wednesday',
  wendesday: 'wednesday',
  thurday: 'thursday',
  saterday: 'saturday',
  tusday: 'tuesday',
  septemper: 'september',
  chrismas: 'christmas',
  devide: 'divide',
  multipy: 'multiply',
  substract: 'subtract',
  pecent: 'percent',
  persent: 'percent',
  precent: 'percent',
  procent: 'percent',
  prozent: 'percent',
  percents: 'percent',
  calcuate: 'calculate',
  claculate: 'calculate',
  calulate: 'calculate',
  calculat: 'calculate',
  temprature: 'temperature',
  tempreture: 'temperature',
  oposite: 'opposite',
  opossite: 'opposite',
  meens: 'means',
  meaing: 'meaning',
  countrys: 'countries',
  contries: 'countries',
  contry: 'country',
  countrie: 'country',
  wheather: 'weather',
  howmany: 'how many',
  dayes: 'days',
  untill: 'until',
  til: 'until',
};

export function mendKeywords(plain: string): string {
  return plain.replaceAll(/(?<![\p{L}\d'".@/_-])[a-z]+(?![\p{L}\d'@/_-])/gu, mendWord);
}

function mendWord(word: string): string {
  const meant = confusions[word];
  if (meant) return meant;
  if (word.length < 5 || keywords.has(word) || asWritten.has(word) || isFormOfOne(word)) return word;
  return nearestWord(word, keywords) ?? word;
}

/** "Continents" is no slip of "continent". */
function isFormOfOne(word: string): boolean {
  const stem = word.replace(/(?:s|es|ed|d|r|er|ing|al|ly|ic)$/, '');
  return (
    keywords.has(stem) ||
    keywords.has(`${stem}e`) ||
    keywords.has(`${word}s`) ||
    keywords.has(word.replace(/ies$/, 'y'))
  );
}
