/** English, German, French and Spanish; German things with their plural. */

export const things = `
fox|Fuchs/Füchse|renard|zorro
dog|Hund/Hunde|chien|perro
cat|Katze/Katzen|chat|gato
owl|Eule/Eulen|hibou,chouette|búho
bear|Bär/Bären|ours|oso
wolf|Wolf/Wölfe|loup|lobo
deer|Hirsch/Hirsche,Reh/Rehe|cerf|ciervo
horse|Pferd/Pferde|cheval,chevaux|caballo
cow|Kuh/Kühe|vache|vaca
pig|Schwein/Schweine|cochon|cerdo
sheep|Schaf/Schafe|mouton|oveja
goat|Ziege/Ziegen|chèvre|cabra
rabbit|Hase/Hasen,Kaninchen|lapin|conejo
mouse|Maus/Mäuse|souris|ratón
squirrel|Eichhörnchen|écureuil|ardilla
hedgehog|Igel|hérisson|erizo
bird|Vogel/Vögel|oiseau|pájaro
gull|Möwe/Möwen|mouette,goéland|gaviota
duck|Ente/Enten|canard|pato
swan|Schwan/Schwäne|cygne|cisne
eagle|Adler|aigle|águila
penguin|Pinguin/Pinguine|manchot,pingouin|pingüino
parrot|Papagei/Papageien|perroquet|loro
hen|Huhn/Hühner,Henne/Hennen|poule|gallina
fish|Fisch/Fische|poisson|pez,peces
whale|Wal/Wale|baleine|ballena
dolphin|Delfin/Delfine|dauphin|delfín
shark|Hai/Haie|requin|tiburón
turtle|Schildkröte/Schildkröten|tortue|tortuga
frog|Frosch/Frösche|grenouille|rana
snake|Schlange/Schlangen|serpent|serpiente
lion|Löwe/Löwen|lion|león
tiger|Tiger|tigre|tigre
elephant|Elefant/Elefanten|éléphant|elefante
giraffe|Giraffe/Giraffen|girafe|jirafa
zebra|Zebra/Zebras|zèbre|cebra
monkey|Affe/Affen|singe|mono
panda|Panda/Pandas|panda|panda
kangaroo|Känguru/Kängurus|kangourou|canguro
camel|Kamel/Kamele|chameau|camello
butterfly|Schmetterling/Schmetterlinge|papillon|mariposa
bee|Biene/Bienen|abeille|abeja
snail|Schnecke/Schnecken|escargot|caracol
dragon|Drache/Drachen|dragon|dragón
unicorn|Einhorn/Einhörner|licorne|unicornio
dinosaur|Dinosaurier|dinosaure|dinosaurio
tree|Baum/Bäume|arbre|árbol
flower|Blume/Blumen|fleur|flor
rose|Rose/Rosen|rose|rosa
sunflower|Sonnenblume/Sonnenblumen|tournesol|girasol
tulip|Tulpe/Tulpen|tulipe|tulipán
cactus|Kaktus/Kakteen|cactus|cactus
mushroom|Pilz/Pilze|champignon|seta
palm tree|Palme/Palmen|palmier|palmera
pine tree|Tanne/Tannen,Kiefer/Kiefern|sapin,pin|pino
rock|Felsen,Stein/Steine|rocher|roca
rainbow|Regenbogen|arc-en-ciel|arcoíris
boat|Boot/Boote,Segelboot/Segelboote|bateau,voilier|barco,velero
ship|Schiff/Schiffe|navire|buque
car|Auto/Autos|voiture|coche,carro
train|Zug/Züge|train|tren
bus|Bus/Busse|bus|autobús
bicycle|Fahrrad/Fahrräder|vélo|bicicleta
airplane|Flugzeug/Flugzeuge|avion|avión
rocket|Rakete/Raketen|fusée|cohete
hot air balloon|Heißluftballon/Heißluftballons|montgolfière|globo aerostático
balloon|Ballon/Ballons,Luftballon/Luftballons|ballon|globo
house|Haus/Häuser|maison|casa
cabin|Hütte/Hütten|cabane|cabaña
castle|Schloss/Schlösser,Burg/Burgen|château|castillo
church|Kirche/Kirchen|église|iglesia
lighthouse|Leuchtturm/Leuchttürme|phare|faro
windmill|Windmühle/Windmühlen|moulin|molino
bridge|Brücke/Brücken|pont|puente
tower|Turm/Türme|tour|torre
tent|Zelt/Zelte|tente|tienda de campaña
bench|Bank/Bänke|banc|banco
campfire|Lagerfeuer|feu de camp|hoguera,fogata
lantern|Laterne/Laternen|lanterne|farol
book|Buch/Bücher|livre|libro
cup of coffee|Tasse Kaffee/Tassen Kaffee|tasse de café|taza de café
cup|Tasse/Tassen|tasse|taza
cake|Kuchen,Torte/Torten|gâteau|pastel,tarta
apple|Apfel/Äpfel|pomme|manzana
lemon|Zitrone/Zitronen|citron|limón
banana|Banane/Bananen|banane|plátano
strawberry|Erdbeere/Erdbeeren|fraise|fresa
bread|Brot/Brote|pain|pan
cheese|Käse|fromage|queso
pizza|Pizza/Pizzen|pizza|pizza
guitar|Gitarre/Gitarren|guitare|guitarra
piano|Klavier/Klaviere|piano|piano
violin|Geige/Geigen|violon|violín
ball|Ball/Bälle|balle|pelota,balón
umbrella|Regenschirm/Regenschirme|parapluie|paraguas
chair|Stuhl/Stühle|chaise|silla
sofa|Sofa/Sofas|canapé|sofá
lamp|Lampe/Lampen|lampe|lámpara
clock|Uhr/Uhren|horloge|reloj
computer|Computer|ordinateur|ordenador
robot|Roboter|robot|robot
astronaut|Astronaut/Astronauten|astronaute|astronauta
girl|Mädchen|fille|niña,chica
boy|Junge/Jungen|garçon|niño,chico
woman|Frau/Frauen|femme|mujer
man|Mann/Männer|homme|hombre
child|Kind/Kinder|enfant|niños
king|König/Könige|roi|rey
queen|Königin/Königinnen|reine|reina
wizard|Zauberer|magicien,sorcier|mago
fairy|Fee/Feen|fée|hada
ghost|Gespenst/Gespenster,Geist/Geister|fantôme|fantasma
snowman|Schneemann/Schneemänner|bonhomme de neige|muñeco de nieve
star|Stern/Sterne|étoile|estrella
heart|Herz/Herzen|cœur,coeur|corazón
crown|Krone/Kronen|couronne|corona
gift|Geschenk/Geschenke|cadeau|regalo
pumpkin|Kürbis/Kürbisse|citrouille|calabaza
`;

/** Colours and sizes, which take the endings of what they speak of. */
export const traits = `
red|rot|rouge|rojo
orange|orange|orange|naranja
yellow|gelb|jaune|amarillo
green|grün|vert|verde
blue|blau|bleu|azul
purple|lila,violett|violet,violette|morado,violeta
pink|rosa,pink|rose|rosado
brown|braun|brun,marron|marrón
white|weiß|blanc,blanche|blanco
black|schwarz|noir|negro
grey|grau|gris|gris
golden|golden|doré|dorado
turquoise|türkis|turquoise|turquesa
tiny|winzig|minuscule|diminuto
small|klein|petit|pequeño
big|groß|grand|grande,gran
giant|riesig|géant|gigante
happy|fröhlich|joyeux,joyeuse|alegre
peaceful|ruhig,friedlich|paisible,calme|tranquilo
mysterious|geheimnisvoll|mystérieux,mystérieuse|misterioso
magical|magisch|magique|mágico
rainy|regnerisch|pluvieux,pluvieuse|lluvioso
foggy|neblig|brumeux,brumeuse|brumoso
snowy|verschneit|enneigé|nevado
sunny|sonnig|ensoleillé|soleado
old|alt|vieux,vieille|viejo
`;

/** Counts, places, times, and the small words between. */
export const others = `
a|ein,eine,einen,einem,einer|un,une|un,una
the|der,die,das,den,dem|le,la,les,l'|el,la,los,las
|des,bei,zu,zum,zur,von,vom,für,aus,nach,durch,als,es,sich,sein,seine,seinen,seiner,ihr,ihre,ihrem,dort,da,auch,noch,sehr|du,de,d',à,par,pour,chez,vers,qui,que,se,s',son,sa,ses,leur,il,elle,y,très,c'|de,del,al,a,por,para,que,se,su,sus,lo,muy,hay,desde,hacia
two|zwei|deux|dos
three|drei|trois|tres
four|vier|quatre|cuatro
five|fünf|cinq|cinco
six|sechs|six|seis
seven|sieben|sept|siete
eight|acht|huit|ocho
nine|neun|neuf|nueve
ten|zehn|dix|diez
some|einige,ein paar|quelques,des|algunos,algunas,unos,unas
many|viele,vielen|beaucoup de|muchos,muchas
and|und|et|y,e
with|mit|avec|con
without|ohne|sans|sin
in|in|dans,en|en
in the|im,in der,in den,ins|dans le,dans la,dans les,dans l',au,aux|en el,en la,en los,en las
on|auf|sur|sobre,encima de,encima del
on the|auf dem,auf der,auf den|sur le,sur la,sur l'|sobre el,sobre la
by the|am,an der,beim,bei der,neben dem,neben der|au bord du,au bord de la,au bord de l',près du,près de la|junto al,junto a la,al lado del,al lado de la
by a|an einem,an einer,neben einem,neben einer|au bord d'un,au bord d'une,près d'un,près d'une|junto a un,junto a una,al lado de un,al lado de una
by|an,neben|à côté de,près de,au bord de|junto a,al lado de
behind|hinter|derrière|detrás de,detrás del
behind the|hinter dem,hinter der|derrière le,derrière la|detrás de la
in front of|vor|devant|delante de,delante del,frente a
under|unter|sous|bajo,debajo de,debajo del
under the|unter dem,unter der|sous le,sous la|bajo el,bajo la
above|über|au-dessus de|por encima de
above the|über dem,über der|au-dessus du|por encima del
between|zwischen|entre|entre
lake|See|lac|lago
pond|Teich|étang|estanque
river|Fluss|rivière,fleuve|río
forest|Wald|forêt|bosque
jungle|Dschungel|jungle|selva
meadow|Wiese|prairie,pré|prado
hills|Hügel|collines|colinas
mountains|Berge,Bergen,Gebirge|montagnes|montañas
mountain|Berg|montagne|montaña
beach|Strand|plage|playa
sea|Meer|mer|mar
harbour|Hafen|port|puerto
island beach|Insel|île|isla
ocean|Ozean|océan|océano
desert|Wüste|désert|desierto
snow|Schnee|neige|nieve
city|Stadt,Großstadt|ville|ciudad
street|Straße|rue|calle
village|Dorf|village|pueblo
room|Zimmer|chambre,pièce|habitación,cuarto
kitchen|Küche|cuisine|cocina
table|Tisch,Schreibtisch|table,bureau|mesa,escritorio
space|Weltraum,Weltall,All|espace|espacio
underwater|unter Wasser|sous l'eau|bajo el agua
sky|Himmel|ciel|cielo
garden|Garten|jardin|jardín
farm|Bauernhof|ferme|granja
sunset|Sonnenuntergang,bei Sonnenuntergang|coucher de soleil,coucher du soleil,au coucher du soleil|atardecer,puesta de sol,al atardecer
sunrise|Sonnenaufgang,bei Sonnenaufgang,Morgendämmerung|lever de soleil,lever du soleil,aube,à l'aube|amanecer,al amanecer
in the morning|am Morgen,morgens|le matin,au matin|por la mañana
at noon|mittags,am Mittag|à midi|al mediodía
in the afternoon|am Nachmittag|l'après-midi|por la tarde
evening|Abend,am Abend,abends|soir,le soir|noche temprana
at night|bei Nacht,in der Nacht,nachts|la nuit,de nuit|de noche,por la noche
night|Nacht|nuit|noche
moonlight|Mondlicht,Mondschein|clair de lune|luz de la luna
rain|Regen|pluie|lluvia
in the rain|im Regen|sous la pluie|bajo la lluvia
fog|Nebel|brouillard,brume|niebla
storm|Sturm,Gewitter|tempête,orage|tormenta
snowing|es schneit,Schneefall|il neige|nevando
spring|Frühling|printemps|primavera
summer|Sommer|été|verano
autumn|Herbst|automne|otoño
winter|Winter|hiver|invierno
watercolour|Aquarell,als Aquarell|aquarelle,en aquarelle|acuarela,en acuarela
linocut|Linolschnitt,als Linolschnitt|linogravure|linóleo
pixel art|Pixelkunst|pixel|píxel
pencil drawing|Bleistiftzeichnung|dessin au crayon|dibujo a lápiz
poster|Plakat|affiche|cartel
is|ist,sind|est,sont|está,están,es
sitting|sitzt,sitzend|assis,assise|sentado,sentada
flying|fliegt,fliegend|vole,volant|volando,vuela
sleeping|schläft,schlafend|dort,endormi|durmiendo,duerme
running|rennt,läuft|court|corriendo,corre
`;
