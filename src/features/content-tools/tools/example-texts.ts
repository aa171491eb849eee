/** Texts to click, of different kinds, written for this page. */

export const wordyNote =
  'I just wanted to let everyone know that, due to the fact that the lift is basically broken, we are not able to use the third floor at this point in time. It is important to note that the repair firm has said that they will come on Thursday in order to take a look at it. In the event that you need something from up there, please make a decision by Wednesday about what you need, and Tom will carry it down for you.';

export const article = `Cities are planting small forests the size of a tennis court. The idea comes from the Japanese botanist Akira Miyawaki, who planted native trees so densely that they raced each other for light. A Miyawaki forest grows up to ten times faster than a normal plantation, because the seedlings compete from the first day.

In Utrecht, volunteers planted 600 trees on 200 square metres in 2016. Four years later the council counted 595 kinds of plants and animals there, eighteen times as many as in the lawn beside it. On hot afternoons the ground in the little forest was 20 degrees cooler than the street.

The forests are not free. A square metre costs about 20 euros, mostly for preparing the soil, and the young trees need water and weeding for two or three summers. After that they look after themselves. Critics say that so many trees on so little ground must thin out later, and that a park helps more people than a thicket nobody can enter.

Still, the waiting list in Utrecht is long. Forty schools have asked for a forest of their own, and the council has promised ten a year until 2030.`;

export const mail = `Hi Maria,

thanks for the call yesterday. As discussed, we would like to move the launch from 3 March to 17 March, because the translations will not be ready before the 10th. The printer needs your OK by Friday noon, otherwise we lose the slot.

Could you also send me the final logo as an SVG?

Best,
Jonas`;

export const mistakes =
  'Yesterday me and my freind goes to the libary to return too books. Their was a long line, so we was waiting for a hour. The librarian, which is very nice, give us a new cards and tells us that we can lend five book at one time.';

export const german =
  'Der Garten hinter der Schule war lange ein Parkplatz. Im Frühjahr 2021 haben Eltern und Kinder den Asphalt aufgebrochen und Beete angelegt. Heute wachsen dort Tomaten, Bohnen und Kürbisse, und jede Klasse hat ein eigenes Beet. Die Ernte wird in der Schulküche gekocht.';

export const bullets = `- mtg w/ printer tues 10am
- need final logo asap
- translations late, prob 10 march
- budget ok, 4200 eur left`;
