import { amount, date, needed, number, sentences, text, type OccasionGroup } from '../occasion.ts';

export const money: OccasionGroup = {
  title: 'Money and contracts',
  occasions: {
    'payment-reminder': {
      title: 'Remind of an unpaid bill',
      keywords: 'invoice overdue unpaid still open due payment reminder dunning owe debt',
      fields: [
        needed(text('bill', 'Which bill', 'invoice 104')),
        needed(amount('amount', 'Amount', '1,250 euros')),
        date('due', 'It was due', '3 November'),
        date('by', 'New deadline', '20 November'),
        text('account', 'Account', 'DE00 1234 5678'),
      ],
      subject: 'Payment reminder: {bill}',
      text: {
        neutral: `
We have not yet received your payment of {amount} for {bill}[, which was due {due:on}].

Please pay it[ by {by}][account? to our account][, {account}].
If you have already paid, please ignore this reminder.
~If something is unclear, please tell us.
+We are also open to paying in instalments.`,
        formal: `
According to our records, your payment of {amount} for {bill}[, due {due:on},] has not yet been received.

Please transfer the amount[ by {by}][account? to our account][, {account}].
If you have already made the payment, please disregard this reminder.
~Should anything be unclear, please contact us.
+We would also be willing to discuss payment in instalments.`,
        friendly: `
I think one thing has slipped through: the payment of {amount} for {bill}[, due {due:on},] hasn’t arrived yet.

Could you pay it[ by {by}][account? to my account][, {account}]?
If it’s already on its way, just ignore this.
~If there’s a problem, please tell me.
+We can also talk about paying in several parts.`,
      },
    },
    'send-invoice': {
      title: 'Send a bill',
      keywords: 'invoice attached bill payment for work done',
      fields: [
        needed(text('work', 'For what', 'the photos of your wedding')),
        needed(amount('amount', 'Amount', '640 euros')),
        text('number', 'Number of the bill', '2026-17'),
        date('due', 'To be paid by', '30 June'),
      ],
      subject: 'Invoice[ {number}] for {work}',
      text: {
        neutral: `
Please find attached my invoice[ {number}] for {work}, over {amount}.

Please pay it[ by {due}] to the account shown there.
~Thank you for your trust.
+If you have any questions about it, please ask.`,
        formal: `
Please find attached our invoice[ {number}] for {work}, amounting to {amount}.

We kindly ask you to transfer the amount[ by {due}] to the account shown on the invoice.
~Thank you for your custom.
+Please contact us if you have any questions concerning the invoice.`,
        friendly: `
Here’s my invoice[ {number}] for {work}: it comes to {amount}.

Please pay it[ by {due}] to the account on the invoice.
~It was a pleasure working for you!
+If anything’s unclear, just ask.`,
      },
    },
    refund: {
      title: 'Ask for a refund',
      keywords: 'money back refund return cancel flight ticket concert course reimbursement',
      fields: [
        needed(text('what', 'For what', 'the cancelled concert')),
        needed(amount('amount', 'Amount', '89 euros')),
        text('number', 'Order or ticket number', 'T-90311'),
        date('by', 'To be paid by', '1 June'),
        sentences('why', 'Why', 'The new date does not suit me.'),
      ],
      subject: 'Refund for {what}',
      text: {
        neutral: `
I would like a refund of {amount} for {what}[ (number {number})].
{why}

Please pay the amount back[ by {by}] in the way that I paid.
~Please confirm that you have received this.
+If you need anything else from me, please tell me.`,
        formal: `
I hereby request a refund of {amount} for {what}[ (number {number})].
{why}

Please refund the amount[ by {by}] by the original method of payment.
~Please confirm receipt of this request.
+Should you require any further documents, I will provide them.`,
        friendly: `
I’d like to ask for a refund of {amount} for {what}[ (number {number})].
{why}

Could you pay it back[ by {by}] the way I paid?
~Please let me know that you’ve got this.
+And tell me if you need anything else from me.`,
      },
    },
    'more-time': {
      title: 'Ask for more time to pay',
      keywords: 'instalments payment plan extension cannot pay deadline money',
      fields: [
        needed(text('bill', 'Which bill', 'invoice 881')),
        amount('amount', 'Amount', '600 euros'),
        number('parts', 'In how many parts', '3'),
        date('until', 'Paid in full by', '31 August'),
        sentences('why', 'Why', 'My washing machine and my car broke down in the same month.'),
      ],
      subject: 'More time to pay {bill}',
      text: {
        neutral: `
I cannot pay {bill}[ of {amount}] on time and would like to ask you for more time.
{why}

[I could pay in {parts:part/parts}.]
[The whole amount would be paid by {until}.]
Please let me know whether you agree.
~I want to pay what I owe, and I am sorry for the delay.
+Thank you for your understanding.`,
        formal: `
I regret that I am unable to settle {bill}[ of {amount}] on time and would like to ask you for an extension.
{why}

[I propose payment in {parts:instalment/instalments}.]
[The full amount would be settled by {until}.]
I would be grateful for your consent.
~I apologise for the delay and fully intend to meet my obligation.
+Thank you for your understanding.`,
        friendly: `
I can’t pay {bill}[ of {amount}] on time, and I’d like to ask you for a bit longer.
{why}

[I could pay in {parts:part/parts}.]
[You’d have all of it by {until}.]
Would that be all right with you?
~You’ll get your money, and I’m sorry about the delay.
+Thank you for understanding.`,
      },
    },
    'cancel-contract': {
      title: 'Cancel a contract or subscription',
      keywords: 'terminate subscription gym phone insurance membership contract end',
      fields: [
        needed(text('contract', 'Which contract', 'my gym membership')),
        text('number', 'Customer or contract number', '30-5521'),
        date('end', 'To end on', '31 December'),
        sentences('why', 'Why, if you want to say', 'I have moved away.'),
      ],
      subject: 'Cancellation of {contract}',
      text: {
        neutral: `
I hereby cancel {contract}[ (number {number})][ as of {end}][!end? at the earliest possible date].
{why}

Please confirm the cancellation and the last day of the contract in writing.
~From that day on I withdraw my permission to take payments from my account.
+Please do not contact me in order to win me back.`,
        formal: `
I hereby give notice to terminate {contract}[ (number {number})][ with effect from {end}][!end? at the earliest possible date].
{why}

Please confirm the termination and the date on which it takes effect in writing.
~Any authorisation to debit my account ends on the same date.
+Please refrain from contacting me for the purpose of retaining my custom.`,
        friendly: `
I’d like to cancel {contract}[ (number {number})][ as of {end}][!end? as soon as possible].
{why}

Please confirm this and tell me when it ends.
~And please don’t take any more payments after that day.
+Thanks for everything so far.`,
      },
    },
    'ask-donation': {
      title: 'Ask for a donation',
      keywords: 'donate fundraising sponsor support club charity money',
      fields: [
        needed(text('cause', 'For what', 'the new roof of our clubhouse')),
        amount('goal', 'How much is needed', '12,000 euros'),
        sentences('use', 'What it’s used for', 'It will keep eighty children dry in winter.'),
        text('how', 'How to give', 'by bank transfer to DE00 1234 5678'),
        date('by', 'Needed by', 'the end of September'),
      ],
      subject: 'Your support for {cause}',
      text: {
        neutral: `
We are raising money for {cause}[ and need {goal}][ by {by}].
{use}

[You can give {how}.]
~Every contribution helps, whatever its size.
Would you support us?
+We will gladly send you a receipt and tell you how it goes on.`,
        formal: `
We are raising funds for {cause}[ and require {goal}][ by {by}].
{use}

[Donations can be made {how}.]
~Every contribution is welcome, whatever its size.
We would be most grateful for your support.
+We will gladly issue a receipt and keep you informed of our progress.`,
        friendly: `
We’re collecting for {cause}[ and need {goal}][ by {by}].
{use}

[You can give {how}.]
~Every little helps.
Will you chip in?
+We’ll send you a receipt, and pictures when it’s done.`,
      },
    },
  },
};
