export const buildings = `
cabin|cabin,hut,cottage,log cabin,lodge|4.5|gf+dg
lighthouse|lighthouse|18|gf+dg
castle|castle,fortress,palace,tower,castle tower|22|gf+dg
windmill|windmill,mill|12|gf+d
fence|fence,picket fence,wooden fence,garden fence|1|gf+d
table|standing table,dining table,round table,kitchen table|0.8|gf+d
sailboat|sailboat,boat,sailing boat,yacht,sailing ship|7|wf+d
pirate-ship|pirate ship,pirate boat,pirate galleon,pirates ship,corsair ship,ship of pirates|14|wl+dg
rowboat|rowing boat,rowboat,canoe,dinghy,small boat|1.2|wf+d
paper-boat|paper boat,origami boat|0.15|wf+d
balloon-hot|hot air balloon,hot-air balloon,air balloon|14|af+d
tree|tree,oak,maple,beech|9|gf+d
pine|pine,pine tree,fir,spruce,evergreen,conifer|11|gf+d
palm|palm,palm tree,coconut tree|8|gf+d
cherry-tree|cherry tree,cherry blossom tree,sakura|7|gf+d
lantern|lantern,paper lantern,sky lantern|0.6|af+dg
streetlamp|street lamp,lamp post,streetlight,lamppost|4.5|gf+dg
campfire|campfire,fire,bonfire|0.9|gf+dg
telescope-stand|telescope|1.5|gf+d
pagoda|pagoda,temple,shrine|12|gf+dg
bridge|bridge,footbridge|3.5|gf+d
umbrella-beach|beach umbrella,parasol|2.2|gf+d
birdcage|birdcage,bird cage,cage,golden cage|0.6|tf+d
beast-cage|circus cage,circus wagon,lion cage,animal cage|2.4|gf+d
signpost|signpost,sign,road sign|2|gf+d
bench|bench,park bench|0.9|gf+d
rock-big|rock,stone,boulder|1.2|gf+d
house|house,home|7|gf
house-with-garden|house with a garden,family house|7|gf
houses|houses,village|8|gf
hut|straw hut|4|gf
derelict-house|haunted house,abandoned house,ruin|8|gf
church|church,chapel,cathedral,church tower,bell tower|14|gf
mosque|mosque|14|gf
synagogue|synagogue|10|gf
hindu-temple|hindu temple|14|gf
kaaba|kaaba|10|gf
shinto-shrine|torii,torii gate,shinto shrine|6|gf
japanese-castle|japanese castle|18|gf
classical-building|greek temple,museum,parthenon|12|gf
bank|bank|10|gf
school|school|10|gf
hospital|hospital|14|gf
factory|factory|14|gf
hotel|hotel|16|gf
office-building|office building,skyscraper|24|gf
department-store|department store|16|gf
convenience-store|shop,store,kiosk|6|gf
post-office|post office|10|gf
stadium|stadium,arena|18|gf
tokyo-tower|eiffel tower,tokyo tower,radio tower,television tower|30|gf
statue-of-liberty|statue of liberty,statue|20|gf
fountain|fountain|3|gf
tent|tent|2|gf
circus-tent|circus tent,circus|9|gf
carousel-horse|carousel,carousel horse,merry-go-round|2.4|gf
ferris-wheel|ferris wheel,big wheel|20|gf
roller-coaster|roller coaster|16|gf
barber-pole|barber pole|1|gf
brick|brick wall,wall|0.4|tf
wood|log,logs,wood,firewood|0.5|gf
headstone|gravestone,tombstone,headstone|0.9|gf
playground-slide|slide,playground|2.2|gl
door|door|2.1|gf
window|window|1.2|hf
ladder|ladder|3|gf
closed-mailbox-with-raised-flag|mailbox|1.2|gf
postbox|postbox,letter box|1.4|gf
mirror|mirror|1.2|gf
`;
