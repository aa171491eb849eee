/** Words that exclude each other, where the dictionary does not say so. Base forms. */
const table = `
rise/fall open/close before/after more/less more/fewer above/below long/short tall/short high/low
large/small fast/slow speed/slow accelerate/slow old/young old/new early/late hot/cold warm/cool wet/dry
heavy/light strong/weak thick/thin deep/shallow wide/narrow near/far hard/soft loud/quiet bright/dark
clean/dirty full/empty easy/difficult cheap/expensive rich/poor safe/dangerous healthy/dangerous good/bad
good/dangerous beneficial/dangerous true/false true/myth right/wrong correct/wrong legal/illegal
allow/forbid legal/forbid effective/useless effective/ineffective effective/fail help/harm help/hinder
take/avoid use/avoid recommend/avoid eat/avoid cause/prevent cause/cure support/oppose support/reject
accept/reject approve/reject agree/disagree win/lose begin/end start/stop include/exclude add/remove
rise/lose buy/sell import/export love/hate happy/sad alive/dead married/single possible/impossible
necessary/unnecessary mandatory/voluntary free/pay free/paid public/private black/white left/right
north/south east/west positive/negative improve/worsen improve/harm better/worse best/worst first/last
same/different similar/different common/rare frequent/rare always/never often/rarely natural/artificial
guilty/innocent succeed/fail present/absent enable/disable toxic/safe toxic/edible edible/inedible
native/foreign permanent/temporary renewable/finite simple/difficult stable/unstable hollow/solid
liquid/solid renew/expire remain/leave accept/refuse remember/forget attack/defend visible/hidden
succeed/lose sink/float exceed/under exceed/below exceed/within hire/dismiss uphold/reject uphold/overturn
accept/decline strengthen/weaken absorb/emit expand/contract landlord/tenant teacher/student buyer/seller
conduct/insulate delay/punctual mutable/immutable majority/minority rise/stagnate fall/stagnate
grow/stagnate because/despite cause/protect night/day nocturnal/day day/night summer/winter morning/evening
inside/outside indoor/outdoor internal/external domestic/foreign local/remote male/female man/woman
husband/wife mother/father son/daughter parent/child employer/employee lender/borrower creditor/debtor
supplier/customer predator/prey victory/defeat profit/loss surplus/deficit asset/liability income/expense
debit/credit supply/demand maximum/minimum upper/lower top/bottom front/back major/minor active/passive
active/inactive active/dormant active/extinct alive/extinct acid/alkaline acidic/alkaline acidic/basic
base/acid organic/inorganic mammal/fish mammal/reptile mammal/bird vertebrate/invertebrate
carnivore/herbivore virus/bacterium viral/bacterial plant/animal fruit/vegetable artery/vein
democracy/dictatorship monarchy/republic republican/democrat liberal/conservative war/peace ally/enemy
friend/enemy freeze/melt freeze/boil evaporate/condense attract/repel push/pull ascend/descend arrive/depart
arrive/leave enter/leave enter/exit join/leave create/destroy build/demolish encrypt/decrypt
compile/interpret compiled/interpreted static/dynamic synchronous/asynchronous sequential/parallel
mutable/constant stateful/stateless manual/automatic analog/digital wired/wireless theoretical/practical
abstract/concrete literal/figurative singular/plural literate/illiterate employed/unemployed
solvent/insolvent voluntary/compulsory deny/confirm deny/admit confirm/refute prove/disprove prove/refute
support/contradict support/refute protect/harm protect/damage protect/endanger encourage/discourage
promote/inhibit promote/hinder stimulate/inhibit stimulate/suppress activate/inhibit advantage/disadvantage
benefit/harm benefit/drawback gain/lose save/waste save/spend save/cost borrow/lend hero/villain
optimist/pessimist transparent/opaque flexible/rigid smooth/rough sharp/blunt fresh/stale raw/cooked
fertile/barren calm/stormy abundant/scarce sufficient/insufficient adequate/inadequate enough/insufficient
dependent/independent guilty/acquit convict/acquit successful/fail success/failure
underestimate/overestimate overvalued/undervalued urban/rural ancient/modern majority/few missing/find
lost/find more/lower fewer/high free/charge free/fee success/flop successful/flop open/proprietary
unchanged/raise execute/pardon warm/chill
pass/fail bitter/sweet sour/sweet build/dismantle coarse/fine compress/expand crowded/deserted dense/sparse
elected/appointed fiction/fact fixed/variable precede/follow gradual/abrupt harden/soften helpful/harmful
innocent/convict insert/remove keep/abandon lenient/strict merge/split negligible/significant occupied/vacant
offline/online predictable/random obedient/rebellious recover/die survive/die capture/release retired/active
secret/public separate/together strict/loose unanimous/divided virtual/real withdraw/remain withdraw/join
exempt/liable deadly/harmless fatal/harmless tropical/polar eager/lazy abolish/introduce abolish/establish
repeal/enact lift/impose tighten/ease tighten/relax affirm/reverse collapse/recover flat/steep innate/learn
boost/hamper improve/hamper halt/continue stop/continue growth/decline overpaid/underpaid prosecutor/defendant
`;

export const oppositePairs: readonly (readonly string[])[] = table
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/'));

/** These say which way something went: opposite ways exclude each other whatever the figures. */
export const directions: ReadonlySet<string> = new Set(
  'rise fall increase decrease grow drop decline raise lower reduce improve worsen shrink climb'.split(' '),
);
