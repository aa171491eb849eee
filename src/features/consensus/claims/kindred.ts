/** Words that say one thing, and words that say opposite things, where a dictionary does not help enough. Base forms. */

/** One line for each thing. */
const groups = `
rise increase grow climb raise up gain
fall decrease drop decline lower reduce down shrink cut
founded establish create start begin launch set
build construct erect complete finish
end finish conclude over
cancel terminate withdraw revoke
spoil bad rot
infant baby newborn
happen occur hold place
last take
affect effect influence impact
effective work help useful
prefer favour like
need require must should want
big large huge great
small little tiny
fast quick rapid
slow sluggish
safe secure harmless
buy purchase acquire
use employ utilise utilize
child kid
car automobile vehicle
doctor physician
discover find detect
invent develop devise
write author pen
lead head run direct
legal lawful allowed permitted
illegal unlawful forbidden banned prohibited
allow permit let
forbid ban prohibit
contain include hold comprise
walk foot step
earth world globe
whenever time anytime
see visible
say state claim
cause trigger produce
prevent stop avoid
employee worker staff
company firm business
country nation
city town
house home
road street
method approach way technique
show demonstrate prove
cover stretch span extend
locate situate lie
consist compose comprise
teach instruct
answer reply respond
change alter modify
keep retain store
remove delete
error fault mistake
important essential crucial vital
dangerous risky harmful unsafe hazardous
toxic poisonous venomous
easy simple
difficult hard complicated
cheap inexpensive affordable
expensive costly
mandatory compulsory obligatory required
voluntary optional
begin start commence
cook boil bake
firm solid
empty vacuum
pupil student
wage salary pay
movie film
illness disease sickness
medicine drug medication
award win receive
disturb disrupt
likely risk chance probability
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

const opposites = `
rise / fall
open / close
before / after
more / less
more / fewer
above / below
long / short
tall / short
high / low
large / small
fast / slow
speed / slow
accelerate / slow
old / young
old / new
early / late
hot / cold
warm / cool
wet / dry
heavy / light
strong / weak
thick / thin
deep / shallow
wide / narrow
near / far
hard / soft
loud / quiet
bright / dark
clean / dirty
full / empty
easy / difficult
cheap / expensive
rich / poor
safe / dangerous
healthy / dangerous
good / bad
good / dangerous
beneficial / dangerous
true / false
true / myth
right / wrong
correct / wrong
legal / illegal
allow / forbid
legal / forbid
effective / useless
effective / ineffective
effective / fail
help / harm
help / hinder
take / avoid
use / avoid
recommend / avoid
eat / avoid
cause / prevent
cause / cure
support / oppose
support / reject
accept / reject
approve / reject
agree / disagree
win / lose
begin / end
start / stop
include / exclude
add / remove
rise / lose
buy / sell
import / export
love / hate
happy / sad
alive / dead
married / single
possible / impossible
necessary / unnecessary
mandatory / voluntary
free / pay
free / paid
public / private
black / white
left / right
north / south
east / west
positive / negative
improve / worsen
improve / harm
better / worse
best / worst
first / last
same / different
similar / different
common / rare
frequent / rare
always / never
often / rarely
natural / artificial
guilty / innocent
succeed / fail
present / absent
enable / disable
toxic / safe
toxic / edible
edible / inedible
native / foreign
permanent / temporary
renewable / finite
simple / difficult
stable / unstable
hollow / solid
liquid / solid
renew / expire
remain / leave
accept / refuse
remember / forget
attack / defend
visible / hidden
succeed / lose
sink / float
`;

const rowsOf = (table: string, separator: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(separator).map((word) => word.trim()));

export const likeGroups: readonly (readonly string[])[] = rowsOf(groups, ' ');
export const measureGroups: readonly (readonly string[])[] = rowsOf(measures, ' ');
export const oppositePairs: readonly (readonly string[])[] = rowsOf(opposites, '/');
/** These say which way something went: opposite ways exclude each other whatever the figures. */
export const directions: ReadonlySet<string> = new Set(
  'rise fall increase decrease grow drop decline raise lower reduce improve worsen shrink climb'.split(' '),
);
