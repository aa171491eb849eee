export const food = `
red-apple|apple,apples|0.09|tf
green-apple|green apple|0.09|tf
pear|pear|0.12|tf
tangerine|orange,tangerine,mandarin|0.09|tf
lemon|lemon|0.08|tf
lime|lime|0.07|tf
banana|banana|0.18|tf
watermelon|watermelon|0.2|tf
grapes|grapes|0.18|tf
strawberry|strawberry|0.06|tf
blueberries|blueberries|0.04|tf
melon|melon|0.2|tf
cherries|cherries,cherry|0.08|tf
peach|peach|0.09|tf
mango|mango|0.12|tf
pineapple|pineapple|0.3|tf
coconut|coconut|0.14|tf
kiwi-fruit|kiwi|0.07|tf
tomato|tomato|0.08|tf
avocado|avocado|0.12|tf
eggplant|eggplant,aubergine|0.2|tf
potato|potato|0.1|tf
carrot|carrot|0.2|tf
ear-of-corn|corn,maize|0.2|tf
hot-pepper|chili,chilli,hot pepper|0.12|tf
bell-pepper|bell pepper,paprika|0.1|tf
cucumber|cucumber|0.2|tf
leafy-green|lettuce,cabbage|0.2|tf
broccoli|broccoli|0.16|tf
garlic|garlic|0.06|tf
onion|onion|0.08|tf
peanuts|peanuts,nuts|0.05|tf
chestnut|chestnut,acorn|0.04|tf
bread|bread,loaf,toast|0.15|tf
croissant|croissant|0.1|tf
baguette-bread|baguette|0.3|tf
pretzel|pretzel|0.12|tf
bagel|bagel|0.1|tf
pancakes|pancakes|0.12|tf
waffle|waffle|0.1|tf
cheese-wedge|cheese|0.12|tf
meat-on-bone|meat|0.2|tf
poultry-leg|chicken leg,drumstick|0.15|tf
cut-of-meat|steak|0.15|tf
bacon|bacon|0.12|tf
hamburger|hamburger,burger,cheeseburger|0.12|tf
french-fries|french fries,chips,fries|0.15|tf
pizza|pizza,slice of pizza|0.2|tf
hot-dog|hot dog|0.1|tf
sandwich|sandwich|0.1|tf
taco|taco|0.1|tf
burrito|burrito,wrap|0.15|tf
falafel|falafel|0.1|tf
egg|egg,eggs|0.06|tf
cooking|fried egg,frying pan|0.12|tf
pot-of-food|stew,pot,soup pot|0.2|tf
bowl-with-spoon|bowl,soup|0.12|tf
green-salad|salad|0.12|tf
popcorn|popcorn|0.22|tf
butter|butter|0.07|tf
canned-food|can,tin|0.1|tf
bento-box|bento|0.1|tf
rice-ball|rice ball,onigiri|0.1|tf
cooked-rice|rice|0.12|tf
curry-rice|curry|0.1|tf
steaming-bowl|noodles,ramen,noodle soup|0.14|tf
spaghetti|spaghetti,pasta|0.1|tf
sushi|sushi|0.06|tf
fried-shrimp|fried shrimp|0.1|tf
moon-cake|moon cake|0.06|tf
dango|dango|0.15|tf
dumpling|dumpling,dumplings|0.06|tf
fortune-cookie|fortune cookie|0.06|tf
takeout-box|takeaway box|0.15|tf
soft-ice-cream|soft ice cream|0.18|tf
ice-cream|ice cream|0.14|tf
shaved-ice|shaved ice|0.14|tf
doughnut|doughnut,donut|0.1|tf
cookie|cookie,biscuit|0.08|tf
birthday-cake|birthday cake,cake|0.25|tf+g
shortcake|slice of cake,cheesecake|0.12|tf
cupcake|cupcake,muffin|0.1|tf
pie|pie|0.12|tf
chocolate-bar|chocolate|0.14|tf
candy|candy,sweet,sweets|0.05|tf
lollipop|lollipop|0.16|tf
custard|pudding,custard|0.08|tf
honey-pot|honey,honey pot|0.14|tf
baby-bottle|baby bottle|0.16|tf
glass-of-milk|milk,glass of milk|0.14|tf
hot-beverage|coffee,cup of coffee,tea,cup of tea,mug,cup,hot chocolate|0.1|tf
teapot|teapot|0.18|tf
teacup-without-handle|green tea,teacup|0.08|tf
sake|sake|0.16|tf
bottle-with-popping-cork|champagne,bottle|0.32|tf
wine-glass|wine,glass of wine,red wine|0.22|tf
cocktail-glass|cocktail,martini|0.18|tf
tropical-drink|tropical drink,long drink|0.22|tf
beer-mug|beer,mug of beer|0.18|tf
clinking-glasses|clinking glasses,toast drink|0.2|tf
cup-with-straw|soft drink,soda,lemonade|0.2|tf
bubble-tea|bubble tea,boba|0.2|tf
beverage-box|juice,juice box|0.14|tf
salt|salt|0.1|tf
jar|jar,jam|0.14|tf
fork-and-knife-with-plate|plate,dinner|0.05|tf
spoon|spoon|0.18|tf
chopsticks|chopsticks|0.22|tf
olive|olive,olives|0.03|tf
ginger-root|ginger|0.1|tf
pea-pod|peas,pea pod|0.08|tf
beans|beans|0.05|tf
roasted-sweet-potato|sweet potato|0.15|tf
`;
