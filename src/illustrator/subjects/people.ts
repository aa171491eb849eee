export const people = `
man-standing|man,guy,gentleman,father,dad,husband,person,hero,king|1.8|gf+p
woman-standing|woman,lady,mother,mum,mom,wife,queen|1.7|gf+p
girl=woman-standing|girl,daughter,sister,schoolgirl|1.35|gf+p
boy=man-standing|boy,son,brother,schoolboy|1.35|gf+p
person-standing|human,someone,traveller,friend,child,kid,teenager|1.45|gf+p
man-walking|walking man,wanderer,hiker,pilgrim,explorer,walker|1.8|gl+p
woman-walking|walking woman|1.7|gl+p
person-walking|walking person,pedestrian|1.7|gl+p
man-running|running man,runner,jogger|1.75|gl+p
woman-running|running woman|1.7|gl+p
woman-dancing|dancer,dancing woman,flamenco dancer|1.75|gf+p
man-dancing|dancing man,disco dancer|1.8|gf+p
ballet-dancer|ballerina,ballet dancer|1.7|gf
person-in-lotus-position|meditating person,monk,yogi,person meditating|1|gf+p
woman-in-lotus-position|meditating woman,woman meditating|1|gf+p
man-in-lotus-position|meditating man,man meditating|1|gf+p
person-surfing|surfer|1.7|wl+p
person-rowing-boat|rower,person in a boat,person in a rowing boat|1.5|wr+p
person-swimming|swimmer|0.8|wl+p
person-biking|cyclist,biker,person on a bicycle|1.8|gl+p
person-mountain-biking|mountain biker|1.8|gl+p
skier|skier|1.7|gl
snowboarder|snowboarder|1.6|gr
person-kneeling|kneeling person|1.2|gl+p
woman-and-man-holding-hands|couple,lovers,man and woman|1.75|gf+p
people-holding-hands|two friends,friends|1.75|gf
women-holding-hands|two women|1.7|gf+p
men-holding-hands|two men|1.8|gf+p
person-juggling|juggler,clown|1.2|gf+p
person-cartwheeling|acrobat,gymnast|1.6|gf+p
person-fencing|fencer|1.7|gl
horse-racing|jockey,rider,horse rider|2.2|gl+p
person-golfing|golfer|1.8|gf+p
man-bouncing-ball|basketball player|1.8|gf+p
person-lifting-weights|weightlifter|1.5|gf+p
man-in-manual-wheelchair|wheelchair user,man in a wheelchair|1.4|gr+p
woman-in-manual-wheelchair|woman in a wheelchair|1.4|gr+p
superhero|superhero,superheroine,superman|1.9|al+p
fairy|fairy,pixie,sprite|0.5|af+pg
mermaid|mermaid|1.7|gf+p
merman|merman|1.7|gf+p
genie|genie,djinn|2|af
troll|troll,ogre,giant|2.6|gf
moai|moai,easter island statue|4|gf
ghost|ghost,spirit,spectre|1.4|af+g
snowman|snowman|1.7|gf
alien|alien,extraterrestrial|1.4|gf+b|#7d8f99,#546e7a
robot|robot,android,automaton,bot|1.6|gf+b|#90a4ae,#607d8b
astronaut|astronaut,cosmonaut,spaceman,spacewoman|1.9|gf+bp|#e0e0e0,#b0bec5
farmer|farmer|1.8|gf+bp|#2f7dc4,#235f99
cook|cook,chef,baker|1.8|gf+bp|#f5f5f5,#455a64
artist|artist,painter|1.75|gf+bp|#37474f,#263238
firefighter|firefighter,fireman|1.8|gf+bp|#c62828,#37474f
pilot|pilot,captain,aviator|1.8|gf+bp|#263238,#212121
scientist|scientist,chemist,researcher|1.75|gf+bp|#eceff1,#546e7a
violinist|violinist,fiddler,violin player,fiddle player,player of the violin|1.75|gf+dp
woman-violinist|woman violinist,female violinist,lady violinist|1.7|gf+dp
man-violinist|man violinist,male violinist|1.8|gf+dp
singer|singer,rock star,musician|1.75|gf+bp|#ef6c00,#4e342e
student|student,graduate|1.7|gf+bp|#263238,#37474f
police-officer|police officer,policeman,policewoman|1.8|gf+bp|#1e4fa3,#173b7a
detective|detective,spy,sherlock|1.8|gf+bp|#546e7a,#37474f
guard|guard,soldier|1.9|gf+bp|#d32f2f,#212121
ninja|ninja,samurai|1.7|gf+b|#3c3c40,#2a2a2d
prince|prince|1.75|gf+bp|#5e35b1,#4527a0
princess|princess|1.7|gf+bp|#ec6ea6,#d8508c
mage|wizard,mage,sorcerer,witch,sorceress,magician|1.75|gf+bp|#607d8b,#455a64
vampire|vampire,dracula|1.8|gf+bp|#212121,#b71c1c
elf|elf|1.6|gf+bp|#ef6c00,#8d4a12
zombie|zombie|1.75|gf+b|#ef8b2c,#5d4037
santa-claus|santa,santa claus,father christmas|1.8|gf+bp|#d32f2f,#b71c1c
construction-worker|builder,construction worker|1.8|gf+bp|#fb8c00,#1e66a8
old-man|old man,grandfather,grandpa|1.7|gf+bp|#6d7f8a,#455a64
old-woman|old woman,grandmother,grandma|1.6|gf+bp|#9575a8,#6a4c7d
baby|baby,infant,toddler|0.7|gf+bp|#90caf9,#64b5f6
baby-angel|angel,cherub|0.9|af+bp|#ffffff,#f5f5f5
office-worker|office worker,businessman,businesswoman,manager|1.8|gf+bp|#37474f,#263238
health-worker|doctor,nurse,surgeon|1.75|gf+bp|#eceff1,#4fb3bf
teacher|teacher,professor|1.75|gf+bp|#c0392b,#37474f
technologist|programmer,coder,hacker,developer|1.3|gf+p
mechanic|mechanic,engineer|1.8|gf+bp|#1e66a8,#174d80
jack-o-lantern|jack-o-lantern,halloween pumpkin|0.4|tf+g
teddy-bear|teddy bear,teddy,plush bear|0.4|tf
skull|skull,skeleton|0.25|tf
`;
