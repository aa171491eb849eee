/**
 * What is guessed first everywhere: words, names, keyboard walks and well-known phrases, in lower case.
 * Digits and signs around them, and letters written as signs, are taken off before looking here.
 */
const list = `
  password passwort passw0rd passwd pass password1 contrasena contraseña senha motdepasse wachtwoord parola haslo heslo jelszo
  parool salasana losenord lösenord adgangskode kodeord sifre şifre kennwort secret secreto geheim geheimnis letmein letmein1 letmeinnow
  openup opensesame sesame welcome welcome1 welcomeback willkommen bienvenue bienvenido benvenuto bemvindo hello hello1 hellohello
  helloworld hallo hallo123 bonjour ciao hola holahola guten goodmorning goodnight login loginlogin logon signin access accessgranted
  admin administrator adminadmin root rootroot toor superuser sysadmin system user username useruser guest guestguest test tester testing
  testtest test1234 demo demodemo default changeme changeit changethis temp temppass temporary example sample nopassword nothing whatever
  iforgot forgotten mypassword mypass mysecret yourpassword thepassword newpassword oldpassword password12 password123 password1234
  passwordpassword pass1234 pass12345 passpass p4ssword trustno1 trustnoone trustme believe nevermind blahblah something anything
  qwerty qwertyu qwertyui qwertyuiop qwert qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz qwertzu qwertzui qwertzuiop azerty
  azertyuiop azertyui asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdf1234 asdqwe asdzxc zxcvb zxcvbn zxcvbnm zxcvbnm1 zxcasdqwe
  qweasd qweasdzxc qweasdzx qazwsx qazwsxedc qazwsxedcrfv 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 xsw2zaq1 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qweqwe qweqweqwe qwe123qwe asd123 asdasd asdasdasd zxczxc zxc123 qwaszx qwer
  qwer1234 qwer123 werty wertyu wertyuio poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcx ytrewq rewq 123qwe 123qweasd 123qweasdzxc 1234qwer
  12345qwert 123456qwerty 123asd 123abc abc123 abcd123 abcd1234 abc1234 abc12345 abcabc abcdef abcdefg abcdefgh a1b2c3 a1b2c3d4 a1s2d3f4
  aa123456 aa12345678 a123456 a1234567 a12345678 a123456789 123456a 1234567a 12345678a q123456 z123456 aaa111 aaaaaa1 abc123abc 123abc123 1a2b3c4d
  112233 11223344 1122334455 121212 123123 123123123 123321 1234321 12344321 123454321 123654 159753 159357 147258 147258369 147852 741852
  741852963 789456 789456123 987654 654321 7654321 87654321 987654321 0987654321 0123456789 123456 1234567 12345678 123456789 1234567890
  12345678910 131313 101010 10101010 147896325 987456321 252525 232323 696969 420420 777777 7777777 88888888 999999999 00000000 11111111 22222222
  iloveyou iloveu ilovey iloveyou1 iloveyou2 iloveme ilovegod ilovejesus iloveyoubaby iloveyousomuch loveyou loveme love lovelove lover lovers
  lovely loveless mylove truelove firstlove teamo teamomucho teamo123 tequiero jetaime ichliebedich ilovemyself iloveher ilovehim babylove
  sweetheart sweetie sweety honey honeybee honeymoon darling dearest beloved kisses kissme hugs forever foreverlove always
  princess princesa princesse prinzessin queen queenbee king kingkong kingdom prince goddess angel angels angel1 angela angelica angelo
  baby babygirl babyboy babydoll babyface babe boobear sunshine sunshine1 sunny sunflower sunset sunrise moonlight moonshine moon starlight
  star stars starfish stardust superstar shining rainbow rainbows butterfly butterfly1 ladybug dragonfly flower flowers blossom rose rosebud
  roses daisy lily tulip orchid violet jasmine lavender cherry cherries strawberry blueberry raspberry banana apple apples orange lemon peach
  mango pineapple coconut watermelon peanut peanuts pumpkin potato tomato cookie cookies cookie1 chocolate candy candyman sugar sugarplum
  cupcake muffin brownie pudding icecream vanilla caramel butter buttercup cheese cheeseburger pizza pizzapizza burger hamburger hotdog bacon
  coffee espresso cappuccino whiskey vodka tequila beer budweiser heineken corona guinness smirnoff jackdaniels cocacola pepsi sprite
  monkey monkey1 monkeys gorilla dragon dragon1 dragons dragonball dragonballz tiger tigers tiger1 tigger lion lions lionking panther panthers
  leopard jaguar cheetah bear bears teddybear polarbear grizzly panda pandas pandabear koala wolf wolves wolfpack werewolf fox foxes firefox
  eagle eagles falcon falcons hawk hawks raven ravens phoenix peacock penguin penguins dolphin dolphins dolphin1 shark sharks whale turtle
  turtles frog froggy snake python cobra viper spider spiderman scorpion horse horses stallion mustang mustang1 pony unicorn unicorns bronco
  broncos buffalo bulldog bulldogs doggie doggy puppy puppies puppylove kitty kittycat kitten kittens hellokitty catdog cats dogs
  rabbit bunny bunnies hamster chicken rooster duck duckie ducky donkey elephant giraffe zebra monster monsters mousey mouse rat bird birdie
  football football1 footballer futbol fussball soccer soccer1 basketball basketbal baseball baseball1 softball volleyball hockey tennis golf
  golfer golfing rugby cricket boxing wrestling karate kungfu swimming swimmer runner running cycling skate skater skateboard snowboard
  surfing surfer fishing fisherman hunter hunting racing nascar formula1 ferrari porsche mercedes bmw audi toyota honda nissan mazda subaru
  corvette camaro chevy chevrolet harley harley1 harleydavidson yamaha suzuki kawasaki ducati jeep truck trucker
  barcelona realmadrid realmadrid1 madrid manchester manutd liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 tottenham everton celtic
  rangers juventus milan intermilan bayern dortmund schalke ajax benfica porto boca river flamengo corinthians palmeiras santos lakers celtics
  bulls chicago warriors heat knicks yankees redsox cubs dodgers giants cowboys cowboy steelers packers patriots raiders redskins vikings
  superman superman1 batman batman1 batgirl spiderman1 ironman hulk wolverine deadpool captain captainamerica avengers avenger thor loki joker
  catwoman superwoman wonderwoman flash greenlantern starwars startrek skywalker luke darthvader vader yoda jedi jedimaster anakin chewbacca
  hansolo matrix neo morpheus trinity gandalf frodo legolas aragorn lordoftherings hobbit harrypotter potter hermione hogwarts dumbledore voldemort
  pokemon pokemon1 pikachu charizard naruto naruto1 sasuke sakura itachi kakashi goku vegeta bleach ichigo onepiece luffy zoro digimon yugioh
  minecraft minecraft1 roblox fortnite zelda mario supermario luigi sonic nintendo playstation playstation2 playstation3 xbox xbox360 gamer gaming
  counter counterstrike halo halo3 warcraft starcraft diablo skyrim fallout callofduty blackops battlefield assassin assassins leagueoflegends dota
  runescape simpsons homer bart bartsimpson snoopy garfield scooby scoobydoo scooter mickey mickeymouse minnie donald donaldduck goofy disney
  disneyland tinkerbell barbie elmo cookiemonster spongebob patrick sponge shrek nemo findingnemo simba stitch winnie poohbear pooh tweety tweety1
  michael michael1 michelle jordan jordan23 michaeljordan jennifer jessica jessica1 ashley ashley1 amanda samantha sarah nicole nicole1 stephanie
  melissa elizabeth lauren heather danielle rachel brittany christina kimberly tiffany vanessa victoria alexandra alexandria alexander alexander1
  alexis alex anthony anthony1 andrew andrew1 andrea angel123 antonio arthur austin benjamin brandon brandon1 brian carlos caroline charles charlie
  charlie1 charlotte chris christian christian1 christopher claudia corey courtney crystal cynthia daniel daniel1 daniela david david1 debbie dennis
  diamond diamonds diana diego dominic douglas edward edwin emily emma eric erika eugene evelyn fernando florian francesco francis francisco
  franklin frank freddy gabriel gabriela gabrielle george gerald gloria gordon grace gregory hannah hannah1 harold harry hector helen henry isabella
  isabelle jackson jacob james james1 jamie jasper jason jeffrey jeremy jesse jesus jesuschrist jesus1 john johnny johnson jonathan jose joseph joshua
  joshua1 juan julia julian juliana justin justin1 justinbieber karen katherine kathryn katie kelly kenneth kevin kevin123 kristen lance laura leonardo
  leslie linda lindsey lisa louise lucas lucky lucky1 lucky7 madison maggie manuel marcus margaret maria mariana marie marina marlboro marlene martin
  martina mary matthew matthew1 maverick max maxwell megan melanie mercedes1 merlin miguel miranda mohammed monica morgan muhammad nancy natalia
  natalie natasha nathan nicholas nicolas olivia oliver oscar pamela parker patricia patrick1 paul pauline pedro peter phillip priscilla rafael randy
  raymond rebecca ricardo richard rober robert robert1 roberto robin rodrigo roger roland ronald ronaldo cristiano messi neymar beckham ruben russell
  sabrina samson samuel sandra santiago scott sebastian sergio shannon sharon sheila shirley silvia simon simone sophia sophie stefan stella stephen
  steven stuart susana suzanne sylvia taylor teresa theresa thomas thomas1 timothy tommy travis tyler valentina valeria veronica victor vincent
  virginia vivian walter wendy william william1 yolanda yvonne zachary
  america american england germany deutschland france francais italia italiano espana mexico brasil brazil argentina colombia canada australia
  newyork newyork1 london paris berlin hamburg tokyo losangeles california florida texas hawaii alaska arizona dallas houston boston denver detroit
  miami orlando phoenix1 seattle portland vegas lasvegas sydney melbourne toronto montreal vancouver ireland irish scotland poland polska russia
  india pakistan indonesia malaysia singapore philippines thailand vietnam china japan korea turkey istanbul galatasaray fenerbahce besiktas
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  spring springtime summer summer1 summertime autumn fall winter winter1 wintertime christmas xmas easter halloween birthday happybirthday
  blackberry samsung samsung1 galaxy nokia motorola iphone ipod ipad apple123 android google google1 gmail yahoo hotmail facebook facebook1
  instagram twitter tiktok snapchat whatsapp youtube myspace myspace1 linkedin netflix spotify amazon paypal ebay microsoft windows windows10
  linux ubuntu computer computer1 laptop desktop keyboard internet internet1 network server wireless wifi router telecom telephone mobile
  master master1 masters mastermind masterkey webmaster killer killer1 ninja ninja1 samurai warrior soldier sniper gangster mafia pirate pirates
  wizard magic magical mystery mystic shadow shadow1 shadows ghost ghostrider phantom vampire zombie demon devil lucifer satan hell heaven hellyeah
  blessed blessing faith hope grace1 miracle trust godisgood godislove godbless god jehovah allah bismillah buddha krishna church christ freedom
  liberty peace peaceful peacelove harmony karma destiny fantasy dreamer dreams dream dreamteam imagine inspire success winner winning champion
  champions victory legend legendary hero heroes superhero genius einstein creative passion power powerful powers energy electric thunder
  lightning storm stormy hurricane tornado tsunami volcano fire fireball firefly fireman ice iceman snowman snowball snowflake snow frozen frosty water
  ocean river1 forest mountain island beach beachbum tropical paradise desert diamond1 silver golden gold goldfish platinum crystal1 emerald ruby
  sapphire pearl black blackcat blackjack blackie white whitey red redrose blue bluesky blueeyes green greenday greens yellow purple purple1 pink
  pinkpink pinkfloyd orange1 brown gray metallica metallica1 nirvana slipknot linkinpark linkin greenday1 blink182 eminem 50cent tupac 2pac rockstar
  rocknroll rock rocker rockon heavymetal metal deathmetal guitar guitarist drummer drums piano music musica musical mozart beethoven elvis beatles
  acdc ironmaiden ledzeppelin queen1 coldplay onedirection bts blackpink shakira rihanna beyonce madonna britney hiphop rapper reggae bobmarley jamaica
  cannabis marijuana weed smoke smoker smokey smokie fuckyou fuckyou1 fuckyou2 fuckoff fuck bitch asshole
  sexy sexygirl sexyboy sex hardcore hottie hotgirl
  playboy playgirl player badboy badgirl bigboy bigdaddy daddy daddysgirl daddy1 mommy mom momdad momanddad mother father family familia
  friend friends friendship bestfriend bestfriends bff brother sister buddy buster buster1 rocky rocky1 bailey bailey1 bella bella123 cooper
  duke toby molly sadie sasha shelby sparky spike rusty ginger pepper peppers peaches precious patches oreo milkshake snickers skittles twinkle
  twilight edward1 bellaedward supernatural breakingbad gameofthrones winteriscoming walkingdead friendsforever lalala lalaland lololol hahaha hahahaha
  hehehe jajaja kakaka nanana yoyoyo blabla blablabla bonbon dodo lolo mama mamapapa mamama papa papapa nana kiki lala tata toto titi coco bobo
  abracadabra hocuspocus alohomora bubbles bubba bubblegum boomer boogie casper chester chopper cosmos dakota dexter element enigma enterprise explorer
  extreme eclipse fender gibson gizmo gemini aries taurus cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces hammer hawkeye hendrix
  infinity intrepid inferno insane invincible jellybean jester kickass knight knights lancelot lakers1 maddog madman magnum marine marines military
  navy army airforce america1 mustang2 ncc1701 nicotine nintendo1 optimus outlaw packard paladin pass123 peekaboo police fbi cia agent agent007 bond007
  jamesbond 007007 porkchop private prodigy professor prometheus qazxsw quality quantum quest racecar rebel redneck renegade republic rebelde ripper
  rolltide sailor sailormoon scarface schatz schatzi liebling liebe hallohallo fussball1 passwort1 sommer dennis1 werder borussia servus
  spartan spartan117 spartans speedy spirit squirt stinky student school schoolgirl teacher college university graduate terminator theman
  therock thunder1 titanic titans toyota1 trouble troublemaker turbo twister undertaker united unknown vampires vanhalen voyager westside wildcat
  wildcats wildman wilson winston woody wrestler xavier xxx xxxxxx yankee yellow1 zeppelin zxcv zxcv1234 zzzzzz
  correcthorsebatterystaple correcthorse batterystaple tobeornottobe maytheforcebewithyou theforce livelaughlove hakunamatata carpediem
  justdoit nevergiveup dontforget donttellanyone nobodyknows thisismypassword thisisapassword ihateyou ihatelife lifeisgood lifeisbeautiful
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));
