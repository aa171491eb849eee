export const animals = `
ant|ant|0.01|gl
badger|badger|0.4|gl
bat|bat|0.3|af
bear|bear,brown bear,grizzly|1.5|gf+h|#8d6e63,#bf9a84
beaver|beaver|0.5|gl
beetle|beetle,scarab,bug|0.02|tf
bird|bird,bluebird,songbird,finch,sparrow,canary,robin,nightingale|0.18|gl
bison|bison,buffalo|1.8|gl
black-bird|crow,raven,blackbird|0.35|gl
black-cat|black cat|0.4|gl
blowfish|blowfish,pufferfish|0.3|sl
boar|boar,wild boar|0.9|gl+h|#6d4c41,#8d6e63
bug|caterpillar|0.05|tf
butterfly|butterfly,moth|0.08|af
monarch-butterfly|monarch butterfly|0.08|af
camel|camel,dromedary|2|gl
two-hump-camel|two-humped camel,bactrian camel|2.1|gl
cat|cat,kitten,kitty,tomcat|0.4|gl
chicken|hen|0.4|gl+h|#eeeeee,#ffffff
chipmunk|chipmunk,squirrel,red squirrel|0.25|gl
cockroach|cockroach|0.04|tf
cow|cow,calf,cattle|1.5|gl
crab|crab|0.2|gf
cricket|cricket,grasshopper,locust|0.05|tl
crocodile|crocodile,alligator|0.9|gl
deer|deer,stag,doe,fawn,reindeer,elk|1.4|gl
dodo|dodo|0.9|gl
dog|dog,puppy,hound,doggy|0.55|gl
poodle|poodle|0.5|gl
guide-dog|guide dog,labrador,golden retriever|0.6|gl
dolphin|dolphin,porpoise|1.6|sl
donkey|donkey,mule|1.3|gl
dove|dove,pigeon,gull,seagull,sea gull|0.3|al
dragon|dragon,eastern dragon|3|gl
duck|duck,duckling,mallard|0.4|gl
eagle|eagle,hawk,falcon|0.9|al
elephant|elephant|3|gl
ewe|sheep,ewe,lamb|0.9|gl
fish|fish,salmon,tuna|0.4|sl
tropical-fish|tropical fish,goldfish,clownfish|0.25|sl
flamingo|flamingo,heron,stork|1.3|gl
fly|fly|0.01|af
fox|fox,vixen|0.6|gf+h|#ff7a21,#fff3e0
frog|frog,toad|0.12|gf+h|#a8cf2a,#d4e88a
giraffe|giraffe|5|gl
goat|goat,kid goat|0.9|gl
goose|goose|0.8|gl
gorilla|gorilla,ape|1.6|gl
hamster|hamster,gerbil,guinea pig|0.14|gf+h|#ffb468,#fff3e6
hedgehog|hedgehog,porcupine|0.2|gl
hippopotamus|hippopotamus,hippo|1.5|gl
honeybee|bee,honeybee,bumblebee,wasp|0.03|al
horse|horse,pony,stallion,mare,foal|1.7|gl
jellyfish|jellyfish|0.6|sf+g
kangaroo|kangaroo,wallaby|1.6|gl
koala|koala|0.7|gf+h|#9e9e9e,#e0e0e0
lady-beetle|ladybird,ladybug|0.02|tf
leopard|leopard,cheetah,jaguar|0.8|gl
lion|lion,lioness|1.2|gf+h|#f2ae3c,#ffe0a6
lizard|lizard,gecko,salamander,iguana|0.2|gf
llama|llama,alpaca|1.7|gl
lobster|lobster,crayfish|0.4|sf
mammoth|mammoth,woolly mammoth|3.4|gl
monkey|monkey,chimpanzee|0.7|gl
moose|moose|1.9|gf+h|#6d4c41,#8d6e63
mosquito|mosquito|0.02|al
mouse|mouse|0.1|gl
octopus|octopus|0.8|sf
orangutan|orangutan|1.3|gf
orca|orca,killer whale|4|sl
otter|otter|0.6|gf
owl|owl|0.45|gf
ox|ox,bull|1.6|gl
oyster|oyster,pearl|0.1|tf
panda|panda,giant panda|1.2|gf+h|#3d3d40,#fafafa
parrot|parrot,macaw,parakeet,budgie|0.4|gl
peacock|peacock|1.2|gf
penguin|penguin|0.8|gl
phoenix|phoenix,firebird|1.4|af+g
pig|pig,piglet,hog|0.8|gl
polar-bear|polar bear|1.6|gf+h|#eef3f6,#ffffff
rabbit|rabbit,bunny,hare|0.35|gl
raccoon|raccoon|0.4|gl
ram|ram|1|gl
rat|rat|0.15|gl
rhinoceros|rhinoceros,rhino|1.7|gl
rooster|rooster,cock,chicken|0.5|gl
sauropod|dinosaur,brontosaurus,diplodocus,sauropod|6|gl
t-rex|t-rex,tyrannosaurus,tyrannosaur|4.5|gl
scorpion|scorpion|0.08|gf
seal|seal,sea lion,walrus|1|gl
shark|shark|2|sl
shrimp|shrimp,prawn|0.1|sl
skunk|skunk|0.4|gl
sloth|sloth|0.6|hf
snail|snail,slug|0.04|gl
snake|snake,serpent,cobra,python|0.4|gl
spider|spider,tarantula|0.05|gf
spouting-whale|spouting whale|6|sl
squid|squid|1|sf
swan|swan|1|wl
tiger|tiger,tigress|1.1|gl
turkey|turkey|0.9|gl
turtle|turtle,tortoise,sea turtle|0.4|gl
unicorn|unicorn|1.8|gl+h|#f2f2f2,#ffffff
water-buffalo|water buffalo,yak|1.6|gl
whale|whale,blue whale|6|sl
wolf|wolf,coyote,husky|0.9|gf+h|#9e9e9e,#eceff1
worm|worm,earthworm|0.02|gf
zebra|zebra|1.5|gl
baby-chick|chick|0.12|gl
front-facing-baby-chick|baby chick|0.12|gf
hatching-chick|hatching chick|0.15|gf
spiral-shell|shell,seashell,conch|0.1|tf
coral|coral|0.5|gf
microbe|microbe,bacteria,virus|0.3|af
hairy-creature|yeti,bigfoot,sasquatch|2.4|gl
bone|bone|0.2|tf
paw-prints|paw prints|0.2|gf
feather|feather|0.2|tf
nest-with-eggs|nest|0.2|tf
`;
