/** Texts that templates begin with, to be replaced by one's own. */
export const article =
  'Small, dense forests are growing in the middle of cities. They are planted after the method of the Japanese botanist Akira Miyawaki: many native species, close together, on soil that was loosened first. Such a forest is the size of a tennis court, and grows several times faster than an ordinary plantation. Volunteers plant about 600 trees in a day. After three years nobody needs to weed or water any more. Schools use the forests as classrooms, and neighbours meet there. Critics say that the method costs more per tree, and that old trees must still be protected first.';

export const meeting =
  'We met on Tuesday to plan the move. The new office is ready from the first of June. Ana asks the removal firm for a price by Friday. Everyone packs their own desk; boxes arrive on Wednesday. The old lease ends on the thirtieth, so keys must be back by noon. Ben will tell our customers the new address two weeks before. We also talked about the canteen, but decided nothing yet.';

export const mails = `From: Lena
The delivery for the spring fair is late. The supplier now says Thursday at the earliest. We need the tables by Friday noon, so please call them tomorrow morning and ask for a firm date.
---
From: Tom
The figures for March are done. Sales rose by 8 percent, mostly because of the new shop in Linz. Returns fell for the third month in a row. I will present the numbers on Monday at ten.
---
From: Ida
Could you check the text for the poster? The printer needs it by Wednesday evening. The date in the second line may be wrong, and the logo of the sponsor is missing at the bottom.`;

export const mistakes =
  'I has looked at the numbers and they looks fine to me. We should of talked about it more earlier. The parts was sent on Monday, but the courier have lost them.';

export const question =
  'Hello,\n\nwe would like to rent the hall on 12 June from 6 pm to midnight. Is it free? What does it cost, and may we bring our own food?\n\nKind regards,\nMarie';

export const updates =
  'The new shop in Linz opened on Monday and sold more than we had hoped.\nThe website was down for two hours on Wednesday because of an update.\nWe has hired a second driver, who begin in May.';

export const contract =
  'Invoice 2026-118 of 3 March 2026. Three desks at 240.00 EUR and six chairs at 89.50 EUR. Total 1,257.00 EUR, due on 2 April 2026. Questions to accounts@example.org or sales@example.org.';

export const before =
  'The tenant pays 950 euros by the third of each month. Pets are allowed. Notice is three months.';
export const after =
  'The tenant pays 980 euros by the first of each month. Small pets are allowed. Notice is three months.';
