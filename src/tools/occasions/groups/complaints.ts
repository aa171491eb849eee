import { action, amount, choice, date, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

const remedy = choice('remedy', 'What you’d like', {
  'A replacement': 'a replacement',
  'A refund': 'a full refund',
  'A repair': 'a free repair',
  'A price reduction': 'an appropriate reduction of the price',
});

export const complaints: OccasionGroup = {
  title: 'Complaints',
  occasions: {
    'faulty-product': {
      title: 'Complain about a faulty product',
      keywords: 'broken defective return warranty guarantee damaged does not work shop',
      fields: [
        needed(text('product', 'Which product', 'the coffee machine Aroma 3')),
        date('bought', 'Bought', '3 May'),
        text('order', 'Order number', '5512'),
        sentences('fault', 'What’s wrong with it', 'It leaks when it heats up.'),
        needed(remedy),
        date('by', 'Answer wanted by', '20 May'),
      ],
      subject: 'Faulty product: {product}[ (order {order})]',
      text: {
        neutral: `
I have a problem with {product}[, bought {bought:on}][ under order number {order}].
{fault}

I would like {remedy}.
Please tell me how we can settle this[ by {by}].
~I can send photos and a copy of the receipt.
+I am confident that we will find a quick solution.`,
        formal: `
I am writing to complain about {product}[, purchased {bought:on}][ under order number {order}].
{fault}

I therefore request {remedy}.
Please inform me[ by {by}] how you intend to proceed.
~Photographs and a copy of the receipt are available on request.
+I trust that this matter can be resolved promptly and without further correspondence.`,
        friendly: `
I’m sorry to bother you, but I’m having trouble with {product}[, bought {bought:on}][ under order number {order}].
{fault}

I’d like {remedy}.
Could you tell me[ by {by}] how we can sort this out?
~I’m happy to send photos and the receipt.
+I’m sure we’ll find a good solution.`,
      },
    },
    'late-delivery': {
      title: 'Complain about a late delivery',
      keywords: 'parcel not arrived order missing delayed shipping waiting where is',
      fields: [
        needed(text('order', 'Which order', 'order 5512')),
        date('promised', 'Promised for', '2 May'),
        date('by', 'New deadline', '16 May'),
        amount('refund', 'Refund otherwise', '89 euros'),
      ],
      subject: 'Not delivered: {order}',
      text: {
        neutral: `
I am still waiting for {order}.
[Delivery was promised for {promised}.]

Please tell me where it is and make sure that it arrives[ by {by}].
[If that is not possible, I would like a refund of {refund}.]
~I look forward to your reply.
+It would have helped to hear about the delay without having to ask.`,
        formal: `
I regret to inform you that I have not yet received {order}.
[Delivery had been promised for {promised}.]

Please ensure delivery[ by {by}] and let me know the current status.
[Should this not be possible, I request a refund of {refund}.]
~I look forward to your prompt reply.
+I would have appreciated being informed of the delay in good time.`,
        friendly: `
I’m still waiting for {order} and wondered where it is.
[It should have been here on or before {promised}.]

Could you check, and make sure that it arrives[ by {by}]?
[If that won’t work, I’d like a refund of {refund}.]
~Thanks for looking into it!
+I know that things can go wrong, a short message would just have been nice.`,
      },
    },
    'poor-service': {
      title: 'Complain about poor service',
      keywords: 'rude unfriendly staff restaurant hotel bad experience disappointed',
      fields: [
        needed(text('where', 'Which service', 'your repair service in Leeds')),
        date('when', 'When it was', 'last Tuesday'),
        needed(sentences('what', 'What happened', 'I waited for two hours and nobody came.')),
        text('wish', 'What you’d like', 'an apology'),
      ],
      subject: 'Complaint about {where}',
      text: {
        neutral: `
I was not satisfied with {where}[ {when:on}].
{what}

[To put this right, I ask for the following: {wish}.]
Please tell me how this could happen and what you will do about it.
~Thank you for looking into it.
+I look forward to hearing from you soon.`,
        formal: `
I am writing to express my dissatisfaction with {where}[ {when:on}].
{what}

[In order to settle the matter, I request the following: {wish}.]
I would be grateful for an explanation and for details of the steps you intend to take.
~Thank you for giving the matter your attention.
+I look forward to hearing from you shortly.`,
        friendly: `
I don’t like to complain, but I was disappointed with {where}[ {when:on}].
{what}

[Here is what I think would be fair: {wish}.]
Could you tell me what went wrong?
~Thanks for taking the time to look into it.
+I’m looking forward to your reply.`,
      },
    },
    noise: {
      title: 'Ask a neighbour to be quieter',
      keywords: 'noise loud music dog barking neighbour neighbor party night',
      fields: [
        needed(text('noise', 'What you hear', 'the music')),
        text('times', 'When it’s too loud', 'after eleven at night'),
        sentences('effect', 'What it does to you', 'Our daughter cannot sleep.'),
        action('wish', 'Could you please …', 'use headphones after ten'),
      ],
      subject: 'A request about {noise}',
      text: {
        neutral: `
I would like to talk to you about {noise}[, which we can hear clearly {times}].
{effect}

[!wish?Could you please keep it down?]
[Could you please {wish}?]
~You may not have noticed how much of it can be heard.
+If something ever bothers you on our side, please tell us too.`,
        formal: `
I am writing about {noise}[, which can be heard clearly in our flat {times}].
{effect}

I would like to ask you to show consideration.
[We would be grateful if you could {wish}.]
~You may not be aware of how much of it can be heard.
+I hope that we can settle this between ourselves as good neighbours.`,
        friendly: `
I hope you don’t mind me mentioning {noise}[, which we hear quite clearly {times}].
{effect}

Could you keep it down a bit?
[It would really help if you could {wish}.]
~You probably had no idea how much of it comes through.
+And please tell us if we’re ever too loud ourselves.`,
      },
    },
    'wrong-bill': {
      title: 'Complain about a wrong bill',
      keywords: 'invoice error overcharged incorrect charge dispute mistake',
      fields: [
        needed(text('bill', 'Which bill', 'invoice 2041')),
        amount('charged', 'Amount charged', '240 euros'),
        amount('right', 'Right amount', '140 euros'),
        sentences('why', 'What’s wrong', 'Two hours were charged that nobody worked.'),
      ],
      subject: 'Correction of {bill}',
      text: {
        neutral: `
I think there is a mistake in {bill}[, which shows {charged}].
{why}
[By my calculation it should be {right}.]

Please check this and send me a corrected bill.
~I will pay as soon as I have it.
+Please confirm that no reminder will be sent in the meantime.`,
        formal: `
On checking {bill}[, which amounts to {charged}], I have found an error.
{why}
[According to my calculation, the correct amount is {right}.]

Please review the matter and send me a corrected bill.
~I will settle it as soon as I have received it.
+I also ask you to confirm that no reminder will be issued in the meantime.`,
        friendly: `
I think something went wrong with {bill}[, which comes to {charged}].
{why}
[I’d have expected {right}.]

Could you have a look and send me a new one?
~I’ll pay it right away.
+And please make sure I don’t get a reminder while you check.`,
      },
    },
  },
};
