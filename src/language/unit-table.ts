/** Units by their definitions (SI brochure, NIST SP 811): one line each, exact factors to the base unit of the kind. */

export interface Unit {
  one: string;
  many: string;
  kind: string;
  /** How many base units one of these is. */
  factor: number;
  /** The same unit in mathjs, as an independent second opinion; none where it has no such unit. */
  math: string | undefined;
  /** Where several units share the name. */
  note?: string;
}

/** one | many | other spellings | factor | mathjs | note */
const tables: Readonly<Record<string, string>> = {
  length: `
metre | metres | meter,meters,m | 1 | m
kilometre | kilometres | kilometer,kilometers,km,kms,kilometere | 1000 | km
centimetre | centimetres | centimeter,centimeters,cm,cms | 0.01 | cm
millimetre | millimetres | millimeter,millimeters,mm | 0.001 | mm
micrometre | micrometres | micrometer,micrometers,micron,microns,µm | 1e-6 | um
nanometre | nanometres | nanometer,nanometers,nm | 1e-9 | nm
inch | inches | in,"," | 0.0254 | inch
foot | feet | ft,' | 0.3048 | ft
yard | yards | yd,yds | 0.9144 | yd
mile | miles | mi,statute mile,statute miles | 1609.344 | mi
nautical mile | nautical miles | nmi,sea mile,sea miles | 1852 | 
furlong | furlongs | | 201.168 | 
fathom | fathoms | | 1.8288 | 
light-year | light-years | light year,light years,lightyear,lightyears,ly | 9460730472580800 | 
astronomical unit | astronomical units | au | 149597870700 | 
parsec | parsecs | pc | 30856775814913673 | 
hand | hands | | 0.1016 | `,
  mass: `
kilogram | kilograms | kg,kgs,kilo,kilos,kilogramme,kilogrammes | 1 | kg
gram | grams | g,gr,gramme,grammes | 0.001 | g
milligram | milligrams | mg,milligramme,milligrammes | 1e-6 | mg
microgram | micrograms | µg,mcg | 1e-9 | ug
tonne | tonnes | metric ton,metric tons,t,metric tonne | 1000 | tonne
ton | tons | us ton,short ton,short tons,us tons | 907.18474 | ton | US short ton
long ton | long tons | imperial ton,imperial tons,uk ton | 1016.0469088 | 
pound | pounds | lb,lbs,lbm | 0.45359237 | lbm
ounce | ounces | oz,ozs | 0.028349523125 | oz
stone | stone | stones,st | 6.35029318 | stone
troy ounce | troy ounces | ozt | 0.0311034768 | 
carat | carats | ct | 0.0002 | `,
  volume: `
litre | litres | liter,liters,l,ltr | 0.001 | l
millilitre | millilitres | milliliter,milliliters,ml | 1e-6 | ml
centilitre | centilitres | centiliter,centiliters,cl | 1e-5 | cl
decilitre | decilitres | deciliter,deciliters,dl | 1e-4 | dl
hectolitre | hectolitres | hectoliter,hectoliters,hl | 0.1 | hl
cubic metre | cubic metres | cubic meter,cubic meters,m3,m³,m^3 | 1 | m^3
cubic centimetre | cubic centimetres | cubic centimeter,cubic centimeters,cm3,cm³,cc | 1e-6 | cm^3
cubic foot | cubic feet | ft3,ft³,cu ft | 0.028316846592 | ft^3
cubic inch | cubic inches | in3,in³,cu in | 0.000016387064 | inch^3
gallon | gallons | gal,us gallon,us gallons,american gallon,american gallons | 0.003785411784 | gallon | US gallon
imperial gallon | imperial gallons | uk gallon,uk gallons,british gallon,british gallons | 0.00454609 | 
quart | quarts | qt,us quart,us quarts | 0.000946352946 | quart | US quart
pint | pints | pt,us pint,us pints | 0.000473176473 | pint | US pint
imperial pint | imperial pints | uk pint,uk pints,british pint,british pints | 0.00056826125 | 
cup | cups | us cup,us cups | 0.0002365882365 | cup | US cup
fluid ounce | fluid ounces | fl oz,floz,us fluid ounce,us fluid ounces | 0.0000295735295625 | fluidounce | US fluid ounce
tablespoon | tablespoons | tbsp,tbs | 0.00001478676478125 | tablespoon | US tablespoon
teaspoon | teaspoons | tsp | 0.00000492892159375 | teaspoon | US teaspoon
barrel of oil | barrels of oil | oil barrel,oil barrels,bbl | 0.158987294928 | `,
  area: `
square metre | square metres | square meter,square meters,m2,m²,sqm,sq m,m^2 | 1 | m^2
square kilometre | square kilometres | square kilometer,square kilometers,km2,km²,sq km,sqkm | 1e6 | km^2
square centimetre | square centimetres | square centimeter,square centimeters,cm2,cm² | 1e-4 | cm^2
square mile | square miles | sq mi,mi2,mi² | 2589988.110336 | sqmi
square foot | square feet | sq ft,sqft,ft2,ft² | 0.09290304 | sqft
square yard | square yards | sq yd,yd2 | 0.83612736 | sqyd
square inch | square inches | sq in,in2 | 0.00064516 | sqin
hectare | hectares | ha | 10000 | hectare
acre | acres | ac | 4046.8564224 | acre
are | ares | | 100 | `,
  time: `
second | seconds | s,sec,secs | 1 | s
millisecond | milliseconds | ms,msec | 0.001 | ms
microsecond | microseconds | µs | 1e-6 | us
nanosecond | nanoseconds | ns | 1e-9 | ns
minute | minutes | min,mins | 60 | minute
hour | hours | h,hr,hrs | 3600 | hour
day | days | | 86400 | day
week | weeks | wk,wks | 604800 | week
fortnight | fortnights | | 1209600 | `,
  years: `
month | months | | 1 | 
quarter of a year | quarters | | 3 | 
year | years | yr,yrs | 12 | 
decade | decades | | 120 | 
century | centuries | | 1200 | 
millennium | millennia | millenniums | 12000 | `,
  speed: `
metre per second | metres per second | meter per second,meters per second,m/s,mps | 1 | m/s
kilometre per hour | kilometres per hour | kilometer per hour,kilometers per hour,kilometre an hour,kilometers an hour,kmh,km/h,kph,kmph | 0.2777777777777778 | km/hour
mile per hour | miles per hour | mph,miles an hour,mi/h | 0.44704 | mi/hour
knot | knots | kn,kt,kts | 0.5144444444444445 | 
foot per second | feet per second | ft/s,fps | 0.3048 | ft/s`,
  data: `
byte | bytes | B | 8 | B
bit | bits | | 1 | b
kilobyte | kilobytes | kb | 8000 | kB
megabyte | megabytes | mb,megs,meg | 8e6 | MB
gigabyte | gigabytes | gb,gigs,gig | 8e9 | GB
terabyte | terabytes | tb | 8e12 | TB
petabyte | petabytes | pb | 8e15 | PB
kibibyte | kibibytes | kib | 8192 | KiB
mebibyte | mebibytes | mib | 8388608 | MiB
gibibyte | gibibytes | gib | 8589934592 | GiB
tebibyte | tebibytes | tib | 8796093022208 | TiB
kilobit | kilobits | kbit | 1000 | kb
megabit | megabits | mbit | 1e6 | Mb
gigabit | gigabits | gbit | 1e9 | Gb`,
  pressure: `
pascal | pascals | pa | 1 | Pa
hectopascal | hectopascals | hpa | 100 | hPa
kilopascal | kilopascals | kpa | 1000 | kPa
bar | bars | | 1e5 | bar
millibar | millibars | mbar | 100 | mbar
atmosphere | atmospheres | atm | 101325 | atm
psi | psi | pound per square inch,pounds per square inch | 6894.757293168361 | psi
torr | torr | mmhg,mm hg | 133.32236842105263 | torr`,
  energy: `
joule | joules | j | 1 | J
kilojoule | kilojoules | kj | 1000 | kJ
calorie | calories | cal | 4.184 | 
kilocalorie | kilocalories | kcal,kcals,food calorie,food calories | 4184 | 
watt-hour | watt-hours | wh,watt hour,watt hours | 3600 | Wh
kilowatt-hour | kilowatt-hours | kwh,kilowatt hour,kilowatt hours | 3.6e6 | kWh
electronvolt | electronvolts | ev,electron volt,electron volts | 1.602176634e-19 | eV
btu | btu | btus | 1055.05585262 | BTU`,
  power: `
watt | watts | w | 1 | W
kilowatt | kilowatts | kw | 1000 | kW
megawatt | megawatts | mw | 1e6 | MW
horsepower | horsepower | hp | 745.6998715822702 | hp`,
  force: `
newton | newtons | n | 1 | N
kilonewton | kilonewtons | kn | 1000 | kN
pound-force | pounds-force | lbf,pound force | 4.4482216152605 | lbf`,
  angle: `
degree | degrees | deg,° | 1 | deg
radian | radians | rad,rads | 57.29577951308232 | rad
turn | turns | full turn,revolution,revolutions | 360 | cycle
arcminute | arcminutes | arcmin,minute of arc,minutes of arc | 0.016666666666666666 | arcmin
arcsecond | arcseconds | arcsec,second of arc,seconds of arc | 0.0002777777777777778 | arcsec`,
  frequency: `
hertz | hertz | hz | 1 | Hz
kilohertz | kilohertz | khz | 1000 | kHz
megahertz | megahertz | mhz | 1e6 | MHz
gigahertz | gigahertz | ghz | 1e9 | GHz`,
};

export const units: readonly Unit[] = Object.entries(tables).flatMap(([kind, table]) =>
  rows(table).map(([unit]) => ({ ...unit, kind })),
);

/** By every spelling; where two units share one, the first in the table. */
export const unitByName: ReadonlyMap<string, Unit> = new Map(
  Object.entries(tables)
    .flatMap(([kind, table]) =>
      rows(table).flatMap(([unit, names]) => names.map((name) => [name, { ...unit, kind }] as const)),
    )
    .toReversed(),
);

function rows(table: string): [Omit<Unit, 'kind'>, string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', many = '', others = '', factor = '', math = '', note] = line
        .split('|')
        .map((cell) => cell.trim());
      const unit = { one, many, factor: Number(factor), math: math || undefined, ...(note ? { note } : {}) };
      return [unit, [...new Set([one, many, ...others.split(',').filter(Boolean)])]];
    });
}
