/** Slips of the pen that everybody makes, each with the one word that it can be. */
const pairs = `
absense absence accademic academic accomodate accommodate accomodation accommodation acheive achieve accross across acording according
acquaintence acquaintance adress address adresses addresses advertisment advertisement agressive aggressive agreemant agreement
allready already allways always amoung among anual annual apparant apparent appartment apartment appartments apartments aply apply
apreciate appreciate arguement argument athmosphere atmosphere attatch attach awfull awful basicly basically beautifull beautiful
beacuse because becasue because becouse because becuase because begining beginning beleive believe belive believe benefical beneficial
bussiness business busines business calender calendar carefull careful carreer career choise choice choosen chosen collegue colleague
collegues colleagues comming coming comitee committee commitee committee comittee committee comunicate communicate comunication communication
compair compare completly completely concious conscious confortable comfortable conveniant convenient cuple couple coudl could
critisism criticism decission decision definatly definitely definately definitely definetly definitely definitly definitely dependant dependent
desparate desperate developement development devellop develop diffrence difference diffrent different diferent different dificult difficult
dissapear disappear dissapoint disappoint dissapointed disappointed dosent doesn't easely easily eigth eighth embarass embarrass
embarassed embarrassed embarrased embarrassed enviroment environment enviromental environmental enviorment environment equiped equipped
especialy especially exagerate exaggerate excelent excellent exemple example exept except exercice exercise exercices exercises exersise exercise
existance existence experiance experience expirience experience explaination explanation extremly extremely familar familiar familly family
favorit favourite favourit favourite febuary February finaly finally finnish finish foriegn foreign fourty forty foward forward freind friend
freinds friends freindly friendly frend friend garantee guarantee generaly generally goverment government gramar grammar grammer grammar
greatful grateful gratefull grateful happend happened happyness happiness harrass harass heigth height helpfull helpful hopefuly hopefully
humourous humorous hungery hungry imediately immediately immediatly immediately importent important incredable incredible independant independent
inteligent intelligent interupt interrupt interesst interest intresting interesting intrested interested jewellry jewellery knowlege knowledge
knowlegde knowledge langauge language lenght length liason liaison libary library lisence licence litle little livingroom living-room
loosing losing maintainance maintenance managment management mesage message milion million minuts minutes mispell misspell mispelled misspelled
morgage mortgage mountin mountain neccesary necessary neccessary necessary necesary necessary nessecary necessary neigbour neighbour
nieghbour neighbour noticable noticeable ocasion occasion occassion occasion occasionaly occasionally occured occurred occurence occurrence
occuring occurring offen often oponion opinion oportunity opportunity opportunitys opportunities orginal original ourself ourselves
particulary particularly payed paid peaple people peice piece perfom perform perhabs perhaps persistant persistent personel personnel
pharmasy pharmacy posession possession possable possible posible possible practicaly practically preceeding preceding prefered preferred
preperation preparation presense presence probaly probably probabley probably probelm problem problme problem proffesional professional
proffesor professor promiss promise pronounciation pronunciation psycology psychology publically publicly questionaire questionnaire
quize quiz realy really realise realise reccomend recommend recomend recommend recomendation recommendation recieve receive recieved received
recieves receives recieving receiving refered referred relevent relevant religous religious remeber remember rember remember repitition repetition
resistence resistance responce response responsability responsibility responsable responsible restaraunt restaurant restaurent restaurant
resturant restaurant rythm rhythm scedule schedule scholl school sciense science secratary secretary sentance sentence seperate separate
seperated separated seperately separately seperation separation shure sure similiar similar sincerly sincerely sinse since speach speech
speek speak stoped stopped strenght strength studing studying stuying studying succes success succesful successful succesfull successful
sucess success sucessful successful suficient sufficient suprise surprise suprised surprised suprising surprising teh the temperture temperature
tendancy tendency thier their theirselves themselves thoughout throughout threshhold threshold throught through togehter together
toghether together tommorow tomorrow tommorrow tomorrow tomorow tomorrow tounge tongue tranfer transfer travell travel truely truly
tought taught twelth twelfth tyhe the unfortunatly unfortunately unfortunatelly unfortunately unforgetable unforgettable unneccessary unnecessary
untill until usefull useful useing using usualy usually vaccum vacuum vegtable vegetable vegetabels vegetables visable visible visting visiting
wensday Wednesday wednsday Wednesday wether whether wierd weird wonderfull wonderful woudl would writen written writeing writing
writting writing yesturday yesterday yestarday yesterday yeild yield allright all-right alot a-lot
`
  .trim()
  .split(/\s+/);

export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((word, at) =>
    at % 2 === 0 && word !== pairs[at + 1]
      ? [
          [
            word,
            pairs[at + 1]!.replace('all-right', 'all right')
              .replace('living-room', 'living room')
              .replace('a-lot', 'a lot'),
          ],
        ]
      : [],
  ),
);
