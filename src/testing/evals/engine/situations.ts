/** Thirty everyday situations, written for this, from which the tasks of every tool are made. */
export interface Situation {
  /** Two or three words. */
  topic: string;
  text: string;
  /** Answered by the text. */
  question: string;
  /** A change to the text. */
  wish: string;
  /** For an e-mail. */
  points: string;
  /** As somebody speaks it. */
  speech: string;
  /** Answered by general knowledge. */
  fact: string;
}

export const situations: readonly Situation[] = [
  {
    topic: 'a leaking roof',
    text: 'Since Monday water has been dripping through the ceiling of our bedroom on the third floor. We put a bucket under it, which was full by this morning. The landlord was called on Tuesday and on Wednesday but nobody has come. The paint is coming off in a patch of about 40 by 60 centimetres, and the wall below is damp up to the socket.',
    question: 'How large is the patch where the paint comes off?',
    wish: 'Make it more formal.',
    points:
      'leak in bedroom since Monday\ncalled twice\nplease send someone this week\nsocket is getting wet',
    speech:
      'hi mr keller it is about the roof um it has been leaking since monday and I called you tuesday and wednesday could you send someone before the weekend because the socket is getting wet thanks jana',
    fact: 'Why does warm air hold more water than cold air?',
  },
  {
    topic: 'a bakery opening',
    text: 'On Saturday 6 June at 9 a.m. Bakery Linde opens at 12 Mill Lane. For the first hundred guests there is a free roll with every coffee. The owner, Petra Linde, learned her trade in Lyon and bakes everything on the spot, from rye bread to almond croissants. Opening hours are Tuesday to Saturday, 7 a.m. to 6 p.m.',
    question: 'Where did the owner learn her trade?',
    wish: 'Cut it to two sentences.',
    points:
      'invite neighbours\nopening Saturday 6 June 9 am\n12 Mill Lane\nfree roll with coffee for first 100',
    speech:
      'please write to the neighbours that we open on saturday the sixth of june at nine in mill lane twelve and that the first hundred get a roll with their coffee greetings petra',
    fact: 'Why does bread rise?',
  },
  {
    topic: 'a late train',
    text: 'Train 718 from Hamburg to Basel left 55 minutes late on 3 March because of a signal failure near Göttingen. The connection in Mannheim was missed, and the next one had no free seats. I arrived at 23:40 in place of 20:52. Under the rules for passengers a quarter of the fare is due from an hour of delay at the destination. My ticket cost 89.90 euros.',
    question: 'How late did the traveller arrive?',
    wish: 'Turn it into a numbered list of what happened.',
    points:
      'train 718 on 3 March\n55 min late, missed connection\narrived 23:40 not 20:52\nticket 89.90 euros\nask for refund of a quarter',
    speech:
      'I want to complain about train seven one eight on the third of march it was fifty five minutes late we missed the connection and I got in at twenty to midnight I would like a quarter of the eighty nine euros ninety back',
    fact: 'What is the longest railway tunnel in the world?',
  },
  {
    topic: 'a school trip',
    text: 'Class 7b goes to the Science Museum on Thursday, 14 May. We meet at 8:15 at the main entrance and are back at about 16:00. The trip costs 12 euros for the entry and the bus. Please give your child a packed lunch and a rain jacket. Pupils who feel sick on buses sit in the front. Mr Amari and Ms Holt accompany the class.',
    question: 'What should the children bring?',
    wish: 'Write it for the children themselves.',
    points: 'my son Leo, 7b\ncannot come on the trip on 14 May\ndentist at 9\ncan he join at the museum?',
    speech:
      'dear ms holt leo has the dentist at nine on thursday could he come to the museum later I would bring him there at about half past ten',
    fact: 'How does a telescope make distant things look larger?',
  },
  {
    topic: 'quarterly figures',
    text: 'In the second quarter revenue rose by 8 percent to 4.3 million euros, while costs grew by 11 percent to 3.9 million. The margin fell from 11.6 to 9.3 percent. Most of the additional cost came from freight, which was 140,000 euros above plan. Orders on hand are 6.1 million, the highest figure so far. The board expects the margin to recover in the fourth quarter.',
    question: 'Which cost was above plan, and by how much?',
    wish: 'Explain it to someone without knowledge of accounting.',
    points:
      'revenue up 8 % to 4.3 million\nmargin down to 9.3 %\nfreight 140,000 above plan\norders 6.1 million\nmeeting on Friday?',
    speech:
      'tell the team that revenue is up eight percent but the margin fell to nine point three percent mostly because of freight and that I would like to talk about it on friday at ten',
    fact: 'What is the difference between revenue and profit?',
  },
  {
    topic: 'a lost cat',
    text: 'Our cat Mimi has been missing since Sunday evening. She is grey with white paws, three years old, and wears a green collar with a bell. She was last seen in Garden Street near the playground. Mimi is shy and may hide in sheds or cellars, so please look there. Whoever finds her calls 0151 2223334. There is a reward of 50 euros.',
    question: 'What does Mimi wear?',
    wish: 'Make it fit on a small poster.',
    points:
      'cat Mimi missing since Sunday\ngrey, white paws, green collar\nplease check sheds and cellars\n0151 2223334',
    speech:
      'could you write to the people in our street that mimi is gone since sunday evening she is grey with white paws and they should look in their sheds my number is oh one five one two two two three three three four',
    fact: 'Why do cats purr?',
  },
  {
    topic: 'a software release',
    text: 'Version 3.2 adds shared folders, a dark theme and export to CSV. Sync is about twice as fast on slow connections. We fixed 41 reported problems, among them the crash when a file name contains an emoji. Version 3.2 needs at least Android 10 or iOS 16. The old plug-in interface is marked as obsolete and will go away in version 4.',
    question: 'What does version 3.2 need on phones?',
    wish: 'Turn it into five bullet points.',
    points:
      'version 3.2 is out\nshared folders, dark theme, CSV\nneeds Android 10 or iOS 16\nold plug-ins go in version 4',
    speech:
      'write to our beta testers that three point two is out thank them for forty one bug reports and ask them to try the shared folders first',
    fact: 'What is the difference between HTTP and HTTPS?',
  },
  {
    topic: 'a recipe',
    text: 'For four people wash 800 grams of potatoes and boil them in their skins for 20 minutes. Meanwhile fry two onions in three spoons of oil until they are golden. Slice the potatoes, add them to the onions and let them brown for ten minutes without stirring much. Beat four eggs with salt, pour them over and cover the pan for five minutes. Serve with chives.',
    question: 'How long are the potatoes boiled?',
    wish: 'Rewrite it for two people.',
    points:
      'thank Aunt Rosa for the recipe\ncooked it on Sunday\nhow long in the pan without an egg?\nvisit in July?',
    speech:
      'dear aunt rosa thank you for the potato recipe we made it on sunday and the children loved it could you also send the one for the plum cake see you in july',
    fact: 'Why do onions make people cry?',
  },
  {
    topic: 'a rental contract',
    text: 'The tenancy begins on 1 September and runs for an indefinite time. Either side may end it in writing with three months’ notice to the end of a month. The rent is 940 euros a month including heating, due by the third working day. The deposit of three months’ basic rent, 2,250 euros, may be paid in three parts. Pets other than small animals need consent.',
    question: 'How long is the notice period?',
    wish: 'Say it in plain words for a tenant.',
    points:
      'end contract for flat 4B\nnotice three months, so 31 December\nask for a date to hand over\nnew address follows',
    speech:
      'to the property management I would like to give notice for flat four b to the thirty first of december please confirm it and suggest a day for handing over the keys',
    fact: 'What is a security deposit for?',
  },
  {
    topic: 'a study on sleep',
    text: 'Researchers asked 312 adults to keep a sleep diary for six weeks. Those who put their phone away an hour before bed fell asleep 14 minutes sooner on average than those who did not. The effect was larger in people under 30. The authors point out that participants chose their group themselves, so other habits may explain part of the difference. A controlled trial is planned for next year.',
    question: 'Why may other habits explain part of the difference?',
    wish: 'Add a sentence that warns against reading too much into it.',
    points:
      'article on sleep diary, 312 adults\n14 minutes sooner without phone\nnot a controlled trial\ncan we print it in the newsletter?',
    speech:
      'hi nora the sleep study is interesting three hundred and twelve people fourteen minutes faster but they chose their groups themselves so please say that clearly when you write about it',
    fact: 'How much sleep do adults need?',
  },
  {
    topic: 'a football club',
    text: 'At the general meeting 87 of 240 members were present. The chair, Omar Haddad, was confirmed with 71 votes. The membership fee rises from 9 to 11 euros a month from January, the first increase since 2017. The new floodlights cost 38,000 euros, of which the town pays half. Volunteers for the summer festival on 11 July should write to the office by 20 June.',
    question: 'What does the town pay for the floodlights?',
    wish: 'Write a headline and one sentence.',
    points:
      'volunteer for summer festival 11 July\ncan grill from 2 to 6 pm\nbring own apron\nhow many guests?',
    speech:
      'hello I would like to help at the summer festival on the eleventh of july I can do the grill from two to six and my daughter would sell cake',
    fact: 'What is the offside rule in football?',
  },
  {
    topic: 'a broken laptop',
    text: 'The laptop was bought on 20 January and has switched itself off at random since the end of March, about twice a day. The battery was replaced under warranty on 8 April, without any effect. A test with another charger made no difference either. I have sent it in twice and was without a computer for 19 days in all. I now ask for a replacement or my money back, 1,149 euros.',
    question: 'What was replaced under warranty?',
    wish: 'Make it firmer but polite.',
    points:
      'order 55-8812, laptop, 1,149 euros\nswitches off twice a day\nbattery replaced 8 April, no effect\nwant replacement or refund within 14 days',
    speech:
      'this is about order fifty five eighty eight twelve the laptop still switches itself off I was without it for nineteen days I want a new one or my money back within two weeks',
    fact: 'Why do batteries lose capacity over time?',
  },
  {
    topic: 'a garden',
    text: 'Tomatoes go outside after the last frost, here usually in the middle of May. Plant them deep, up to the first leaves, because the stem grows roots. Leave 60 centimetres between plants. Water the soil and not the leaves, best in the morning. Pinch out side shoots every week. A roof against rain keeps blight away. The first fruit is ripe about ten weeks later.',
    question: 'Why are tomatoes planted deep?',
    wish: 'Turn it into a checklist by month.',
    points: 'swap seedlings\nhave 12 tomato, 6 basil\nlooking for peppers\nSaturday at the allotment, 10 am',
    speech:
      'hi ben I have twelve tomato plants too many do you want some I am at the allotment on saturday from ten and I am looking for peppers',
    fact: 'Why are leaves green?',
  },
  {
    topic: 'a job application',
    text: 'I have worked as a nurse for six years, the last three in the emergency room of St Anne’s hospital. There I also train new colleagues and plan the shifts of a team of 14. I speak Polish and German fluently and English well. I would like to move to your clinic because you offer further training in intensive care. I can start on 1 October and am glad to come for a trial day.',
    question: 'How many people are in the team?',
    wish: 'Make it more confident without adding facts.',
    points:
      'apply as nurse\nsix years, three in emergency\ntrain colleagues, plan shifts for 14\nstart 1 October\ntrial day welcome',
    speech:
      'dear ms wolf I would like to apply as a nurse I have six years of experience three in the emergency room and I could start on the first of october best regards ewa nowak',
    fact: 'What does a normal resting heart rate mean?',
  },
  {
    topic: 'a town council',
    text: 'The council decided by 18 votes to 11 to close Market Street to cars from 1 April for a trial of one year. Deliveries remain possible until 11 a.m. Shop owners fear for their sales, while residents hope for less noise. The town counts visitors before and during the trial and will publish the figures each quarter. Buses 4 and 9 get new stops in Station Road.',
    question: 'Until when are deliveries possible?',
    wish: 'Give the arguments for and against in two lines.',
    points:
      'closing Market Street from 1 April\nI run the bike shop at no. 20\nhow do heavy deliveries after 11 work?\ncan we meet?',
    speech:
      'to the traffic office I have the bike shop in market street twenty and some deliveries come at noon how should that work from the first of april',
    fact: 'What is a congestion charge?',
  },
  {
    topic: 'a book review',
    text: 'The novel follows three sisters who inherit a ferry and have no idea how to run it. The first hundred pages are slow, but once the river freezes the story grips you. Best are the dialogues, which are dry and never explain too much. The ending leaves one question open on purpose. I would recommend it to anyone who liked stories about stubborn families, less to those who want much action.',
    question: 'Which part of the novel is best?',
    wish: 'Shorten it for a shop page.',
    points:
      'book club next Wednesday, 7 pm\nthe ferry novel, up to page 180\nat my place, bring cups\nwho writes the questions?',
    speech:
      'hi all the book club is next wednesday at seven at my place please read up to page one hundred and eighty and bring cups I only have four',
    fact: 'Who wrote Pride and Prejudice?',
  },
  {
    topic: 'a power cut',
    text: 'On 2 November at 17:26 the power failed in the districts of Nordend and Hafen. About 8,400 households were affected, some until 21:10. The cause was a damaged cable at a building site. Three people had to be freed from lifts. The operator asks customers to report damaged devices by 30 November and to keep the receipts.',
    question: 'What was the cause?',
    wish: 'Write it as a short radio report.',
    points:
      'power cut on 2 November, Nordend\nfreezer broke, food lost, about 120 euros\nreceipt attached\nwho pays?',
    speech:
      'because of the power cut on the second of november our freezer broke and food for about one hundred and twenty euros is gone please tell me how to claim that',
    fact: 'Why is alternating current used in power lines?',
  },
  {
    topic: 'a translation in German',
    text: 'Wir treffen uns am Donnerstag um 18 Uhr im Gemeindehaus, um das Sommerfest zu planen. Bitte bringt Ideen für das Programm mit. Frau Yilmaz kümmert sich um die Getränke, Herr Brandt um die Musik. Gesucht werden noch zwei Personen für den Aufbau am Freitag ab 15 Uhr. Das Fest beginnt am Samstag um 14 Uhr und endet gegen 22 Uhr.',
    question: 'Wer kümmert sich um die Musik?',
    wish: 'Kürze es auf zwei Sätze.',
    points:
      'Sommerfest am Samstag ab 14 Uhr\nich helfe beim Aufbau am Freitag ab 15 Uhr\nbringe Werkzeug mit\nwo treffen wir uns?',
    speech:
      'hallo frau yilmaz ich kann am freitag ab fünfzehn uhr beim aufbau helfen und bringe eine leiter mit wo soll ich hinkommen viele grüße tom',
    fact: 'Warum ist der Himmel blau?',
  },
  {
    topic: 'a French notice',
    text: 'La bibliothèque sera fermée du 3 au 16 août pour des travaux. Les livres empruntés avant le 20 juillet pourront être rendus jusqu’au 31 août sans frais. Pendant la fermeture, les réservations en ligne restent possibles. La salle de lecture rouvrira avec 24 nouvelles places et un espace pour les enfants. Pour toute question, écrivez à Mme Laurent.',
    question: 'Jusqu’à quand peut-on rendre les livres ?',
    wish: 'Rends le texte plus court.',
    points:
      'deux livres empruntés le 12 juillet\nen vacances jusqu’au 5 septembre\npuis-je les rendre après ?',
    speech:
      'bonjour madame laurent j’ai emprunté deux livres le douze juillet et je rentre seulement le cinq septembre est-ce que je peux les rendre après merci paul',
    fact: 'Pourquoi la mer est-elle salée ?',
  },
  {
    topic: 'a gym membership',
    text: 'Your trial month ends on 28 February. From 1 March the membership costs 34.90 euros a month and can be ended at any time to the end of the next month. Courses are included; the sauna costs 5 euros a visit. Bring a towel and clean shoes. On public holidays the studio is open from 9 to 14 o’clock. The app shows how full it is.',
    question: 'What does the sauna cost?',
    wish: 'Answer as a list of questions and answers.',
    points:
      'cancel membership 4471\nto the end of next month\nplease confirm in writing\nmoving to another town',
    speech:
      'I would like to cancel my membership number four four seven one to the next possible date because I am moving please confirm it in writing',
    fact: 'Do muscles grow during training or during rest?',
  },
  {
    topic: 'a museum tour',
    text: 'The tour begins in the hall with the whale, a skeleton of 16 metres that was found on the coast in 1911. In room 3 you see how amber is made and may polish a piece yourself. Children under 12 enter free with an adult. The café closes at 17:30, half an hour before the museum. Photos are welcome without flash. Audio guides exist in six languages.',
    question: 'When does the café close?',
    wish: 'Write it for children of eight.',
    points: 'group of 22, two wheelchairs\nSunday 19 April, 11 am\nguide in English\nprice for the group?',
    speech:
      'hello we would like to come on sunday the nineteenth of april at eleven we are twenty two people two of them in wheelchairs and we need a guide in english what does it cost',
    fact: 'How is amber formed?',
  },
  {
    topic: 'a neighbour dispute',
    text: 'For the third weekend in a row there was loud music from the flat above until after two at night. We rang twice, and once somebody turned it down for ten minutes. Our baby wakes up each time. We do not want a quarrel, and a party now and then is fine. But we ask you to keep quiet from 10 p.m., as the house rules say, or at least to tell us beforehand.',
    question: 'What do the house rules say?',
    wish: 'Make it friendlier.',
    points: 'music until 2 am, third weekend\nbaby wakes up\nquiet from 10 pm please\ncoffee together?',
    speech:
      'dear neighbours the music was very loud again until two our baby cannot sleep please turn it down after ten or tell us before a party then we go to my mother',
    fact: 'How is loudness measured?',
  },
  {
    topic: 'a charity run',
    text: 'The run raised 23,480 euros for the children’s ward, 5,000 more than last year. 612 runners took part, the youngest four and the oldest 83 years old. The fastest ran the ten kilometres in 33 minutes and 12 seconds. Rain in the afternoon made the last lap slippery, but nobody was hurt. The next run takes place on 9 May; registration opens on 1 February.',
    question: 'How many runners took part?',
    wish: 'Write a thank-you to the runners.',
    points: 'thank sponsors\n23,480 euros, 612 runners\nnext run 9 May\nwill you join again?',
    speech:
      'write to all sponsors that we raised twenty three thousand four hundred and eighty euros with six hundred and twelve runners thank them and ask if they join again on the ninth of may',
    fact: 'How long is a marathon?',
  },
  {
    topic: 'a medical leaflet',
    text: 'Take one tablet in the morning with a glass of water, with or without food. Do not take more than one tablet in 24 hours. If you forget one, take it when you remember, unless it is almost time for the next. Tell your doctor if you are pregnant or take blood thinners. Common effects are tiredness and a dry mouth. See a doctor at once if your face swells.',
    question: 'What are common effects?',
    wish: 'Use short sentences in plain language.',
    points:
      'prescription for blood pressure tablets runs out Friday\nplease send new one to pharmacy in Park Street\nborn 4 May 1961',
    speech:
      'hello doctor weiss my blood pressure tablets run out on friday could you send the prescription to the pharmacy in park street thank you hans moor',
    fact: 'What is the difference between a virus and a bacterium?',
  },
  {
    topic: 'an office move',
    text: 'We move to the fourth floor on the weekend of 23 May. Pack your things by Friday noon; boxes are beside the lift from Wednesday. Label them with your name and the new desk number, which you find in the plan. Computers are moved by IT, so leave them switched off. On Monday the phones work from 8 o’clock. Plants travel at your own risk.',
    question: 'Who moves the computers?',
    wish: 'Turn it into a short e-mail with a friendly tone.',
    points: 'move on 23 May\nI am on holiday until 25 May\nwho packs my desk, no. 418?\nplant goes to Mia',
    speech:
      'hi facility team I am on holiday during the move until the twenty fifth could someone pack my desk four one eight and give the plant to mia',
    fact: 'Why do lifts have counterweights?',
  },
  {
    topic: 'a bus timetable',
    text: 'From 14 December bus 21 runs every ten minutes on weekdays from 6 to 20 o’clock, and every twenty minutes at other times. The stop at the hospital moves to the new entrance. The last bus leaves the station at 0:35, on Fridays and Saturdays at 2:05. Dogs travel free. Tickets are sold in the app and at machines, no longer by drivers.',
    question: 'When does the last bus leave on a Saturday?',
    wish: 'Say what changes for someone who takes the bus at night.',
    points: 'lost blue umbrella in bus 21\nMonday about 18:20, back row\nhow do I get it back?',
    speech:
      'I lost my blue umbrella in bus twenty one on monday at about twenty past six in the evening in the back row has anyone handed it in',
    fact: 'Who invented the bicycle?',
  },
  {
    topic: 'a wedding',
    text: 'We are getting married on 29 August at 15:00 in the town hall of Lindau and celebrate afterwards at the boathouse. The ship leaves at 17:30 from pier 2 and cannot wait. Please tell us by 1 July whether you come, with how many people, and whether you eat meat. There are rooms at the hotel Seehof until 15 June under the word “boat”. No presents, but songs are welcome.',
    question: 'From which pier does the ship leave?',
    wish: 'Make it sound warmer.',
    points: 'we come, two adults, one child\nno meat for Lea\nbooked at Seehof\ncan we bring a song?',
    speech:
      'dear anna and kim we are very happy to come we are two adults and a child lea eats no meat and we have prepared a song love the bergs',
    fact: 'Why is a ring worn on the fourth finger?',
  },
  {
    topic: 'a water bill',
    text: 'Your consumption from January to December was 186 cubic metres, after 121 in the year before. At 4.28 euros per cubic metre that makes 796.08 euros. You have paid 540 euros in advance, so 256.08 euros remain, due by 15 February. The monthly payment rises to 66 euros. If you think that the meter is wrong, you may have it tested; the test is free if it shows an error.',
    question: 'How much remains to be paid?',
    wish: 'Show the calculation step by step.',
    points:
      'customer 70031, bill of 796.08 euros\nconsumption up from 121 to 186, cannot be\nplease test meter\npay in two parts?',
    speech:
      'my bill says one hundred and eighty six cubic metres but we are only two people please have the meter tested customer number seven oh oh three one and can I pay in two parts',
    fact: 'How much water does a person drink in a day?',
  },
  {
    topic: 'a language course',
    text: 'The evening course Spanish A2 takes place on Mondays and Wednesdays from 18:30 to 20:00, from 7 September to 16 December. It costs 189 euros, reduced 142 euros. At least eight people must register by 28 August. Whoever has missed more than four evenings gets no certificate. The book costs 24.50 euros and is ordered together on the first evening.',
    question: 'How many people must register?',
    wish: 'Rewrite it as an advertisement without exaggeration.',
    points:
      'register for Spanish A2\nalready had A1 in 2022\nreduced fee, student card attached\ncan miss two evenings in October?',
    speech:
      'I would like to register for the spanish course a two I am a student so I pay the reduced fee and I have to miss two evenings in october is that all right',
    fact: 'In how many countries is Spanish an official language?',
  },
  {
    topic: 'a bike repair',
    text: 'The bike was brought in on Tuesday with a bent rear wheel and worn brakes. The wheel could be straightened; the brake pads and one cable were replaced. The chain is worn to 0.9 percent and should be changed within 300 kilometres. The repair costs 74 euros in all, of which 46 are labour. It can be collected from Friday at 16:00. Storage is free for two weeks.',
    question: 'What does the repair cost in all?',
    wish: 'Write it as a text message.',
    points: 'bike is ready Friday 16:00\n74 euros\nchain should be changed soon\nopen until 18:30',
    speech:
      'tell mr sato that his bike is ready on friday at four it costs seventy four euros and the chain should be changed in the next three hundred kilometres',
    fact: 'Why is it easier to balance on a bike that moves?',
  },
];
