/** What words of a prompt say about everything but its subjects. Longer phrases come first when read. */
import type { Mood, Place, Relation, Season, Style, Time, Weather } from '../scene.ts';

const table = <T extends string>(rows: Record<T, string>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(rows) as [T, string][]).flatMap(([value, words]) =>
      words.split(',').map((word) => [word.trim(), value] as const),
    ),
  );

export const styleWords = table<Style>({
  vector: 'vector art,vector style,flat illustration,vector illustration,dusk vector,flat design,as a vector',
  papercut: 'paper cut,papercut,paper cutout,cut paper,paper craft,layered paper,paper art,origami style',
  risograph: 'risograph,riso print,riso,screen print,halftone',
  linocut: 'linocut,lino print,woodcut,block print,woodblock print,lino',
  clay: 'claymation,clay render,clay style,plasticine,clay,play-doh',
  sketch:
    'hand-drawn,hand drawn,pencil drawing,pencil sketch,sketched,a sketch,sketch,doodle,drawn in pencil,colored pencil,coloured pencil',
  isometric: 'isometric,isometric view,diorama',
  pixel: 'pixel art,pixelart,8-bit,8 bit,16-bit,16 bit,pixelated,pixels,retro game',
  lowpoly: 'low poly,low-poly,lowpoly,polygonal,faceted',
  blueprint: 'blueprint,technical drawing,cyanotype,schematic',
  watercolour: 'watercolour,watercolor,water colour,aquarelle,painted in watercolour,gouache',
  poster: 'travel poster,vintage poster,retro poster,poster art,art deco poster,poster',
});

export const timeWords = table<Time>({
  dawn: 'dawn,sunrise,daybreak,early morning,in the morning,morning,first light',
  day: 'noon,midday,at day,daytime,daylight,by day,during the day,sunny day,bright day,sunny,bright',
  golden: 'golden hour,late afternoon,afternoon,golden light,warm light,evening light',
  sunset: 'sunset,dusk,evening,twilight,sundown,setting sun,at eve',
  night:
    'night,midnight,moonlight,moonlit,starry night,starry sky,starry,under the stars,full moon night,nighttime,after dark,dark sky,nocturnal,night sky,stars',
});

export const weatherWords = table<Weather>({
  clear: 'clear sky,cloudless,clear weather',
  cloudy: 'cloudy,overcast,grey sky,gray sky,clouded,under clouds',
  rain: 'rain,rainy,raining,drizzle,in the rain,downpour,rainfall,wet day',
  snow: 'snowing,snowfall,falling snow,snowflakes falling,blizzard,snowstorm',
  fog: 'fog,foggy,mist,misty,haze,hazy',
  storm: 'storm,stormy,thunderstorm,thunder,lightning storm,tempest',
});

export const seasonWords = table<Season>({
  spring: 'spring,springtime,in bloom,blooming,blossoming',
  summer: 'summer,summertime,summery',
  autumn: 'autumn,autumnal,fall colours,fall colors,fall foliage,in fall,in the fall,october,november',
  winter: 'winter,wintry,wintertime,christmas eve,at christmas,christmas,december,january,frosty,frozen',
});

export const moodWords = table<Mood>({
  calm: 'calm,peaceful,serene,quiet,tranquil,still,relaxing,zen,cozy,cosy',
  cheerful: 'cheerful,happy,joyful,playful,fun,colourful,colorful,vibrant,lively,festive,merry,cute',
  mysterious: 'mysterious,eerie,spooky,haunted,mystic,mystical,enchanted,magical,secret,strange',
  dreamy: 'dreamy,dreamlike,surreal,whimsical,fairy tale,fairytale,romantic,pastel,soft,ethereal,fantasy',
  dramatic: 'dramatic,epic,intense,moody,dark,gloomy,cinematic,majestic,heroic',
});

export const placeWords = table<Place>({
  lake: 'lake,lakes,lakeside,pond,river,riverbank,riverside,stream,fjord,lagoon,loch,bank of a river,shore of a lake',
  waterfall: 'waterfall,waterfalls,water fall,cascade,cascades,cataract,niagara falls,gorge',
  forest: 'forest,woods,woodland,jungle,rainforest,grove,among trees,between trees,bamboo forest,wood,taiga',
  meadow:
    'meadow,field,fields,hill,hills,hillside,grassland,prairie,savanna,savannah,valley,park,countryside,grass,pasture,plain',
  mountains:
    'mountain,mountains,alps,peak,peaks,summit,cliff,cliffs,highlands,mountaintop,mountain range,himalaya',
  beach: 'beach,seaside,seashore,shore,coast,sand,tropical island,sandy beach,island beach',
  sea: 'sea,ocean,open sea,high seas,waves,at sea,bay,harbour,harbor,port',
  desert: 'desert,dunes,dune,sahara,canyon,oasis,wasteland,mars',
  snow: 'snow,snowy,snowy field,arctic,antarctica,antarctic,north pole,south pole,tundra,glacier,snowfield,ice field,ski slope,iceberg,ice floe,ice,on the ice',
  city: 'city,skyline,cityscape,city skyline,metropolis,downtown,manhattan,tokyo,new york,london,paris,town by a river,rooftop,rooftops',
  street:
    'street,road,alley,avenue,town,town square,market,street crossing,road crossing,zebra crossing,at the crossing,at a crossing,sidewalk,pavement,crosswalk,lane,cafe terrace,boulevard,city street,street corner,old town',
  room: 'room,living room,bedroom,kitchen,indoors,inside a house,library,bathroom,classroom,study,cafe,café,restaurant,bakery,hall,studio,attic,by the window,at the window,fireplace,floor,carpet,rug',
  desk: 'desk,table,workbench,workspace,office,desktop,counter,kitchen table,wooden table,tabletop,picnic table,windowsill,shelf,still life',
  space:
    'space,outer space,cosmos,universe,galaxy,orbit,the moon,deep space,among the stars,in zero gravity,milky way,nebula',
  undersea:
    'underwater,undersea,under the sea,under water,seabed,sea floor,reef,coral reef,bottom of the sea,aquarium,ocean floor,deep sea,under the ocean',
  sky: 'sky,clouds,in the sky,above the clouds,through the clouds,heaven,mid-air,in the air,in the clouds',
  garden: 'garden,backyard,flower bed,greenhouse,orchard,courtyard,lawn,flower garden,rose garden',
  farm: 'farm,barn,farmyard,ranch,countryside farm,wheat field,cornfield,village,vineyard,farmland',
  abstract:
    'abstract,plain background,simple background,white background,geometric,minimalist,shapes,abstract shapes,stripes,gradient',
});

export const colourWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: '#d93a32',
    crimson: '#b3202e',
    scarlet: '#e0301e',
    orange: '#f08a24',
    yellow: '#f5c928',
    golden: '#e2ac2e',
    gold: '#e2ac2e',
    green: '#3f9f4e',
    lime: '#9ccc3c',
    emerald: '#1f9d6b',
    teal: '#1f8f8c',
    turquoise: '#35bdb2',
    cyan: '#35b9d8',
    blue: '#2f6fd0',
    navy: '#22386f',
    azure: '#4aa0e8',
    purple: '#7d45b8',
    violet: '#8e4fd0',
    lavender: '#b79be0',
    magenta: '#d23ba0',
    pink: '#f07fae',
    brown: '#8a5a3a',
    beige: '#dcc8a4',
    tan: '#c9a679',
    white: '#f7f7f5',
    black: '#2b2b30',
    grey: '#8d9096',
    gray: '#8d9096',
    silver: '#b9bfc7',
    bronze: '#a9743c',
    copper: '#b9683c',
    ivory: '#f4eddb',
    maroon: '#7c2230',
    coral: '#f2735f',
    mint: '#8fd6b0',
    indigo: '#4147a8',
  }),
);

export const sizeWords: ReadonlyMap<string, 'tiny' | 'small' | 'large' | 'huge'> = new Map([
  ['tiny', 'tiny'],
  ['mini', 'tiny'],
  ['miniature', 'tiny'],
  ['small', 'small'],
  ['little', 'small'],
  ['baby', 'small'],
  ['big', 'large'],
  ['large', 'large'],
  ['tall', 'large'],
  ['giant', 'huge'],
  ['huge', 'huge'],
  ['enormous', 'huge'],
  ['gigantic', 'huge'],
  ['massive', 'huge'],
]);

export const countWords: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['the', 1],
  ['single', 1],
  ['lone', 1],
  ['another', 1],
  ['two', 2],
  ['pair', 2],
  ['couple', 2],
  ['both', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['twenty', 20],
  ['fifty', 40],
  ['hundred', 40],
  ['few', 3],
  ['some', 3],
  ['several', 5],
  ['many', 9],
  ['lots', 10],
  ['flock', 7],
  ['herd', 6],
  ['pack', 5],
  ['group', 5],
  ['crowd', 12],
  ['school', 8],
  ['swarm', 12],
  ['bunch', 5],
  ['row', 5],
  ['pile', 4],
  ['fleet', 6],
  ['family', 4],
]);

export const relationWords: readonly (readonly [string, Relation])[] = [
  ['on top of', 'on'],
  ['sitting on', 'on'],
  ['standing on', 'on'],
  ['riding', 'on'],
  ['riding on', 'on'],
  ['lying on', 'on'],
  ['sleeping on', 'on'],
  ['perched on', 'on'],
  ['resting on', 'on'],
  ['atop', 'on'],
  ['upon', 'on'],
  ['on', 'on'],
  ['inside', 'in'],
  ['sitting in', 'in'],
  ['in', 'in'],
  ['within', 'in'],
  ['underneath', 'under'],
  ['beneath', 'under'],
  ['below', 'under'],
  ['under', 'under'],
  ['behind', 'behind'],
  ['in front of', 'before'],
  ['before', 'before'],
  ['next to', 'beside'],
  ['beside', 'beside'],
  ['near', 'beside'],
  ['by', 'beside'],
  ['with', 'beside'],
  ['alongside', 'beside'],
  ['looking at', 'beside'],
  ['watching', 'beside'],
  ['talking to', 'beside'],
  ['chasing', 'beside'],
  ['playing with', 'beside'],
  ['holding', 'held'],
  ['carrying', 'held'],
  ['eating', 'held'],
  ['reading', 'held'],
  ['playing the', 'held'],
  ['playing a', 'held'],
  ['leaning against', 'beside'],
  ['and', 'beside'],
  ['flying over', 'above'],
  ['above', 'above'],
  ['over', 'above'],
  ['between', 'between'],
];

export const layoutWords: ReadonlyMap<string, 'left' | 'right' | 'centre' | 'near' | 'far'> = new Map([
  ['on the left', 'left'],
  ['to the left', 'left'],
  ['left side', 'left'],
  ['on the right', 'right'],
  ['to the right', 'right'],
  ['right side', 'right'],
  ['in the centre', 'centre'],
  ['in the center', 'centre'],
  ['in the middle', 'centre'],
  ['centered', 'centre'],
  ['centred', 'centre'],
  ['to the middle', 'centre'],
  ['in the distance', 'far'],
  ['in the background', 'far'],
  ['far away', 'far'],
  ['on the horizon', 'far'],
  ['in the foreground', 'near'],
  ['close up', 'near'],
  ['close-up', 'near'],
  ['closeup', 'near'],
  ['up close', 'near'],
]);

/** Said of every picture, and nothing that can be drawn or missed. */
export const saysNothing = new Set(
  'a an the of at in on to with and or is are was be being it its this that these those there their his her my your our for from by as into out up down off very really so just then while during please make draw paint show create generate render give me us i want would like picture image illustration drawing painting art artwork scene view photo photograph style styled background foreground featuring beautiful nice lovely amazing stunning gorgeous great detailed highly detail quality high best masterpiece award winning trending artstation 4k 8k hd uhd ultra realistic hyperrealistic sharp focus composition wide shot angle lighting light lit sits sitting stands standing sleeping sleeps lying runs running walks walking flying flies swimming swims jumping dancing reading eating drinking playing looking watching riding holding wearing through across around along over under behind front next near beside above between inside top some few many several one two three four five six seven eight nine ten more bit little old young new against who which where when has have having made wooden  sail sailing glass slice piece windy caravan watering grazing growing floating drifting rising setting shining glowing parked driving crossing passing perched resting together alone'.split(
    ' ',
  ),
);
