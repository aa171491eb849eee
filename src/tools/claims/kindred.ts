/** Words that say one thing, where a dictionary does not help enough. Base forms. */

/** One group for each thing. */
const groups = `
rise increase grow climb raise up gain soar surge jump rocket expand growth |
fall decrease drop decline lower reduce down shrink cut plummet plunge slump sink dip diminish reduction |
founded establish create start begin launch set | build construct erect complete finish |
end finish conclude over | cancel terminate withdraw revoke | spoil bad rot | infant baby newborn |
happen occur hold place | last take | affect effect influence impact | effective work help useful |
prefer favour like | need require must should want | big large huge great | small little tiny |
fast quick rapid | slow sluggish | safe secure harmless | buy purchase acquire | use employ utilise utilize |
child kid | car automobile vehicle | doctor physician | discover find detect | invent develop devise |
write author pen | lead head run direct | legal lawful allowed permitted |
illegal unlawful forbidden banned prohibited | allow permit let | forbid ban prohibit |
contain include hold comprise | walk foot step | earth world globe | whenever time anytime | see visible |
say state claim | cause trigger produce | prevent stop avoid | employee worker staff | company firm business |
country nation | city town | house home | road street | method approach way technique |
show demonstrate prove | cover stretch span extend | locate situate lie | consist compose comprise |
teach instruct | answer reply respond | change alter modify | keep retain store | remove delete |
error fault mistake | important essential crucial vital | dangerous risky harmful unsafe hazardous |
toxic poisonous venomous | easy simple | difficult hard complicated | cheap inexpensive affordable |
expensive costly | mandatory compulsory obligatory required | voluntary optional | begin start commence |
cook boil bake | firm solid | empty vacuum | pupil student | wage salary pay | movie film |
illness disease sickness | medicine drug medication | award win receive | disturb disrupt |
likely risk chance probability | die death decease | born birth birthplace | originate come stem derive |
invent originate | release launch publish appear issue unveil introduce | sign conclude ratify |
exceed surpass over beyond | fund finance | dismiss fire sack | hire recruit employ |
approve pass adopt endorse ratify | reject refuse decline deny veto |
worsen impair damage harm weaken deteriorate degrade undermine | improve enhance strengthen boost better |
delay postpone late | punctual time | guarantee ensure warranty | absorb consume | emit release discharge |
fee charge price cost | entry admission entrance | visitor tourist guest | asleep sleep | original first |
picture painting image | steal theft thief | missing lost | seat member | valid last apply |
writer author novelist | court judge justice | lawmaker senator legislator parliament | war conflict |
fight battle | begin onset start | plane flight aircraft | train rail railway | job work employment |
unemployed jobless unemployment | fat obesity obese overweight | exercise workout sport |
protect guard shield | destroy ruin demolish | fix repair mend correct | search look seek |
speak talk language | choose select pick | sufficient enough adequate | insufficient inadequate lack |
identical same equal | separate split divide | join merge unite combine | send transmit transfer |
save store preserve | freeze frozen ice | expand widen swell | contract shrink narrow | heat warm |
cool chill | melt thaw | planet earth | ocean sea marine | forest rainforest wood | money cash fund |
purpose aim goal intend | reason cause because | result outcome consequence | usual normal typical common |
rare uncommon unusual scarce | ancient old | modern contemporary recent new | wealthy rich affluent |
poverty poor | annual yearly year | daily day | weekly week | monthly month | immune immunity | visible seen |
majority most | minority few | advise recommend suggest | warn caution | heart cardiac | kidney renal |
lung pulmonary | skin dermal | sun solar | moon lunar | tooth dental teeth | king monarch ruler |
married marry marriage wed | divorce separate | victory win triumph | defeat lose loss | ban forbid outlaw |
owner proprietor landlord | tenant renter lessee | teacher instructor | buyer customer client |
seller vendor | crop harvest yield | mutable changeable
`;

/** A measure and what has much of it: one matter, but "height" is not the opposite of "short". */
const measures = `
tall height high
long length last
wide width broad
heavy weigh weight mass
deep depth
old age
cost price expensive
population inhabitant people live resident
human person people man
speed fast travel
hot temperature
large size area
safe safety
remember memory recall
effective work affect
old before earlier
`;

const wordsOf = (table: string, separator: string) =>
  table
    .trim()
    .split(separator)
    .map((group) => group.trim().split(/\s+/));

export const likeGroups: readonly (readonly string[])[] = wordsOf(groups, '|');
export const measureGroups: readonly (readonly string[])[] = wordsOf(measures, '\n');
/** So many of the first of them exclude each other: what is 27 m wide may well be 1,280 m long. */
export const dimensionGroups = 7;
