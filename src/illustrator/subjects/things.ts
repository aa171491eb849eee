export const things = `
books|books,stack of books,pile of books|0.25|tf
open-book|open book|0.08|tf
closed-book|book,red book|0.25|tf
blue-book|blue book|0.25|tf
green-book|green book|0.25|tf
notebook|notebook,diary,journal|0.22|tf
scroll|scroll|0.3|tf
newspaper|newspaper|0.3|tf
envelope|envelope,letter|0.12|tf
love-letter|love letter|0.12|tf
package|package,parcel,box|0.3|tf
pencil|pencil|0.18|tf
fountain-pen|pen,fountain pen|0.15|tf
paintbrush|paintbrush,brush|0.22|tf
crayon|crayon|0.1|tf
artist-palette|palette|0.3|tf
framed-picture|painting,picture,framed picture|0.5|hf
laptop|laptop,notebook computer,macbook|0.25|tf
desktop-computer|computer,monitor,desktop computer|0.5|tf
keyboard|keyboard|0.05|tf
computer-mouse|computer mouse|0.04|tf
printer|printer|0.3|tf
mobile-phone|phone,smartphone,mobile phone|0.15|tf
telephone|telephone,old telephone|0.2|tf
camera|camera|0.12|tf
video-camera|video camera|0.2|tf
movie-camera|film camera,movie camera|0.4|tf
film-projector|projector|0.3|tf
television|television,tv|0.6|tf
radio|radio|0.25|tf
studio-microphone|microphone|0.3|tf
headphone|headphones|0.2|tf
video-game|game controller,gamepad|0.1|tf
joystick|joystick|0.2|tf
alarm-clock|clock,alarm clock|0.15|tf
mantelpiece-clock|mantel clock|0.35|tf
watch|watch,wristwatch|0.1|tf
hourglass-done|hourglass,sand timer|0.2|tf
stopwatch|stopwatch|0.1|tf
compass|compass|0.1|tf
world-map|map,world map|0.3|tf
light-bulb|light bulb,bulb,idea|0.14|tf+g
flashlight|torch,flashlight|0.2|tf+g
candle|candle|0.2|tf+g
bed|bed|0.9|gl
couch-and-lamp|sofa,couch,armchair|1.3|gf
chair|chair|1|gl
seat|seat|1|gf
toilet|toilet|0.8|gl
shower|shower|2|gf
bathtub|bathtub,bath|0.7|gl
broom|broom|1.3|gf
basket|basket,picnic basket|0.35|tf
bucket|bucket,pail|0.3|tf
soap|soap|0.08|tf
sponge|sponge|0.08|tf
key|key|0.07|tf
old-key|old key|0.12|tf
locked|padlock,lock|0.1|tf
hammer|hammer|0.3|tf
axe|axe|0.7|tf
pick|pickaxe|0.8|tf
wrench|wrench,spanner|0.25|tf
screwdriver|screwdriver|0.2|tf
nut-and-bolt|bolt,screw|0.06|tf
gear|gear,cog|0.3|tf
toolbox|toolbox|0.3|tf
magnet|magnet|0.15|tf
carpentry-saw|saw|0.4|tf
scissors|scissors|0.18|tf
shovel|shovel,spade|1.1|gf
crossed-swords|swords,crossed swords|1|tf
dagger|sword,dagger,knife|0.8|tf
bow-and-arrow|bow,bow and arrow|1.2|tf
shield|shield|0.8|tf
bomb|bomb|0.3|tf
crown|crown|0.15|tf
ring|ring,diamond ring|0.03|tf
gem-stone|diamond,gem,jewel,crystal|0.1|tf+g
crystal-ball|crystal ball|0.25|tf+g
magic-wand|magic wand,wand|0.35|tf
treasure-chest|treasure chest,treasure,chest|0.6|gf
money-bag|money bag,money|0.35|tf
coin|coin,coins|0.04|tf
trophy|trophy,cup trophy|0.4|tf
1st-place-medal|medal,gold medal|0.1|tf
wrapped-gift|gift,present|0.3|tf
balloon|party balloon|0.5|af
party-popper|party popper,confetti|0.25|tf
nesting-dolls|matryoshka,nesting dolls|0.2|tf
japanese-dolls|dolls,doll|0.25|tf
yo-yo|yo-yo|0.08|tf
puzzle-piece|puzzle,puzzle piece|0.1|tf
game-die|dice,die|0.03|tf
chess-pawn|chess piece,pawn|0.08|tf
slot-machine|slot machine|1|tf
bullseye|target,bullseye,dartboard|0.6|hf
soccer-ball|football,soccer ball,ball|0.22|gf
basketball|basketball|0.24|gf
baseball|baseball|0.08|gf
tennis|tennis ball,tennis racket|0.5|tf
volleyball|volleyball|0.22|gf
rugby-football|rugby ball|0.28|gf
goal-net|goal,football goal,soccer goal|2.2|gf
bowling|bowling ball,bowling|0.35|gf
ping-pong|table tennis,ping pong|0.2|tf
badminton|badminton,shuttlecock|0.4|tf
boxing-glove|boxing glove|0.3|tf
fishing-pole|fishing rod,fishing pole|1.8|gf
ice-skate|ice skate|0.25|tf
skis|skis,ski|1.6|gf
guitar|guitar|1|gf
violin|violin,fiddle,cello|0.6|tf
trumpet|trumpet|0.4|tf
saxophone|saxophone|0.8|tf
accordion|accordion|0.4|tf
drum|drum,drums|0.4|gf
long-drum|conga,djembe|0.7|gf
harp|harp|1.6|gf
flute|flute|0.4|tf
banjo|banjo|0.9|tf
musical-keyboard|piano,keyboard instrument|0.3|tf
maracas|maracas|0.25|tf
bell|bell|0.3|hf
musical-notes|music,musical notes,notes|0.5|af
microscope|microscope|0.4|tf
telescope|small telescope|0.6|tf
alembic|flask,alembic,potion|0.3|tf
test-tube|test tube|0.15|tf
dna|dna|0.5|af
satellite-antenna|satellite dish,radio telescope|4|gf
backpack|backpack,rucksack|0.5|gf
luggage|suitcase,luggage|0.7|gf
handbag|handbag,purse|0.3|tf
briefcase|briefcase|0.35|tf
umbrella|umbrella|0.9|gf
closed-umbrella|closed umbrella|0.9|gf
top-hat|top hat,hat|0.2|tf
womans-hat|sun hat,straw hat|0.15|tf
billed-cap|cap|0.12|tf
graduation-cap|graduation cap|0.15|tf
rescue-workers-helmet|helmet|0.2|tf
glasses|glasses,spectacles|0.05|tf
sunglasses|sunglasses|0.05|tf
scarf|scarf|0.4|tf
gloves|gloves|0.2|tf
socks|socks|0.3|tf
running-shoe|shoe,sneaker,trainer|0.12|tl
hiking-boot|boot,boots,hiking boot|0.2|tl
high-heeled-shoe|high heel|0.12|tl
t-shirt|shirt,t-shirt|0.6|hf
dress|dress|1|hf
kimono|kimono|1.2|hf
coat|coat|1|hf
jeans|jeans,trousers|1|hf
yarn|yarn,ball of wool,wool|0.12|tf
thread|thread,spool|0.06|tf
safety-pin|safety pin|0.04|tf
pushpin|pin,pushpin|0.05|tf
paperclip|paperclip|0.03|tf
calendar|calendar|0.3|tf
bar-chart|bar chart,chart|0.6|tf
chart-increasing|growth chart|0.6|tf
clipboard|clipboard|0.3|tf
card-file-box|file box|0.25|tf
wastebasket|wastebasket,bin|0.5|gf
balance-scale|scales,balance|0.6|tf
performing-arts|masks,theatre masks|0.3|hf
folding-hand-fan|fan,hand fan|0.25|tf
amphora|amphora,vase|0.5|tf
funeral-urn|urn|0.4|tf
mirror-ball|disco ball|0.5|hf+g
pinata|party pinata|0.8|hf
pill|pill|0.02|tf
syringe|syringe|0.14|tf
stethoscope|stethoscope|0.3|tf
thermometer|thermometer|0.2|tf
toothbrush|toothbrush|0.18|tf
lotion-bottle|lotion|0.18|tf
lipstick|lipstick|0.08|tf
battery|battery|0.06|tf
electric-plug|plug|0.1|tf
oil-drum|oil drum|0.9|gf
pirate-flag|pirate flag|1.5|gf
triangular-flag|flag|1.5|gf
chequered-flag|chequered flag|1.2|gf
rainbow-flag|rainbow flag|1.2|gf
speech-balloon|speech bubble|0.6|af
thought-balloon|thought bubble|0.6|af
eye|eye|0.5|af
brain|brain|0.2|tf
anatomical-heart|human heart|0.15|tf
tooth|tooth|0.05|tf
waving-hand|hand,waving hand|0.5|gf+p
`;
