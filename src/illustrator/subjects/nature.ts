export const nature = `
evergreen-tree|small fir|6|gf
christmas-tree|christmas tree,xmas tree|2.4|gf+g
tanabata-tree|bamboo,tanabata tree|4|gf
leafless-tree|dead tree,bare tree|6|gf
cactus|cactus,saguaro|2.2|gf
potted-plant|potted plant,house plant,plant|0.6|tf
seedling|seedling,sprout,sapling|0.15|gf
herb|herb,basil,mint|0.3|tf
four-leaf-clover|clover,four-leaf clover,shamrock|0.15|gf
bouquet|bouquet,flowers,bunch of flowers|0.5|tf
tulip|tulip|0.4|gf
rose|rose|0.5|gf
sunflower|sunflower|1.6|gf
hibiscus|hibiscus|0.3|gf
blossom|flower,daisy,blossom|0.3|gf
cherry-blossom|cherry blossom|0.2|af
lotus|lotus,water lily,lily pad,lilypad|0.3|wf
hyacinth|hyacinth,lavender|0.4|gf
white-flower|white flower|0.3|gf
wilted-flower|wilted flower|0.4|gf
mushroom|mushroom,toadstool|0.25|gf
brown-mushroom|brown mushroom|0.2|gf
maple-leaf|maple leaf|0.15|af
fallen-leaf|fallen leaf,leaf|0.15|gf
sheaf-of-rice|rice plant,wheat,corn field|0.9|gf
rock|pebble|0.3|gf
ice|ice cube,ice|0.1|tf
snowflake|snowflake|0.4|af
volcano|volcano|40|gf
desert-island|island,desert island|12|wf
rainbow|rainbow|40|af+d
aurora|northern lights,aurora,aurora borealis,polar lights,southern lights,aurora australis|40|af+dg
cloud|cloud|6|af
high-voltage|lightning,lightning bolt|10|af+g
star|star|1|af+g
glowing-star|glowing star|1|af+g
shooting-star|shooting star|4|af+g
comet|comet,meteor|5|al+g
crescent-moon|crescent moon,crescent|14|af+g
full-moon|full moon|14|af+g
sun|sun|14|af+g
ringed-planet|planet,saturn,ringed planet|16|af
globe-showing-europe-africa|earth,globe|16|af
globe-showing-americas|america from space|16|af
droplet|drop,droplet,water drop|0.1|tf
water-wave|wave,big wave|3|wl
tornado|tornado,hurricane|30|gf
fireworks|fireworks,firework|20|af+dg
sparkler|sparkler|0.4|af+g
sparkles|sparkles,sparkle|0.5|af+g
dizzy|swirling star|0.6|af+g
diya-lamp|oil lamp,diya|0.12|tf+g
red-paper-lantern|red lantern,chinese lantern|0.5|hf+g
wind-chime|wind chime|0.5|hf
pine-decoration|pine decoration|0.8|gf
empty-nest|empty nest|0.2|tf
heart-on-fire|burning heart|0.5|af+g
red-heart|heart|0.6|af
sparkling-heart|sparkling heart|0.6|af
broken-heart|broken heart|0.6|af
pinata|pinata|0.8|hf
`;
