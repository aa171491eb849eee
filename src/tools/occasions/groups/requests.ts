import { action, amount, date, list, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const requests: OccasionGroup = {
  title: 'Requests',
  occasions: {
    'ask-information': {
      title: 'Ask for information',
      keywords: 'question enquiry inquiry find out details know about opening hours price',
      fields: [
        needed(text('about', 'What it’s about', 'the pottery course in March')),
        list('questions', 'Your questions, one per line', 'How much does it cost?\nIs there a place left?'),
        date('by', 'Needed by', 'Friday'),
      ],
      subject: 'Question about {about}',
      text: {
        neutral: `
I have a question about {about}.
{questions}

Could you send me the details[ by {by}]?
~Thank you for your help.
+If somebody else is the right person to ask, please pass this on.`,
        formal: `
I am writing to enquire about {about}.
{questions}

I would be grateful if you could send me the relevant information[ by {by}].
~Thank you in advance for your help.
+Should another department be responsible, I would appreciate it if you could forward my enquiry.`,
        friendly: `
I’d love to know more about {about}.
{questions}

Could you send me what you have[ by {by}]?
~Thanks so much!
+And if I should be asking someone else, just point me in the right direction.`,
      },
    },
    'ask-favour': {
      title: 'Ask for a favour',
      keywords: 'favor help out lend borrow pick up look after water plants',
      fields: [
        needed(action('favour', 'Could you …', 'water my plants')),
        date('when', 'When', 'the first week of August'),
        sentences('why', 'Why', 'I am away for a wedding.'),
      ],
      subject: 'A small favour',
      text: {
        neutral: `
I have a favour to ask.
Could you {favour}[ {when:on}]?
{why}

~I know that this takes some of your time, so please say so if it doesn’t suit you.
+I would be happy to return the favour whenever you need it.`,
        formal: `
I am writing to ask you for a favour.
Would it be possible for you to {favour}[ {when:on}]?
{why}

~I appreciate that this is an imposition and would fully understand if it were not convenient.
+Naturally, I would be glad to do the same for you.`,
        friendly: `
I’ve got a favour to ask!
Could you {favour}[ {when:on}]?
{why}

~No problem at all if you can’t.
+I owe you one, and I’ll gladly do the same for you.`,
      },
    },
    'ask-help': {
      title: 'Ask for help or advice',
      keywords: 'stuck problem support advice opinion how do i',
      fields: [
        needed(text('with', 'Help with', 'the new booking system')),
        sentences('situation', 'The situation', 'It shows an error when I save.'),
        list('tried', 'What you’ve tried, one per line', 'restarting it\nanother browser'),
      ],
      subject: 'Help with {with}',
      text: {
        neutral: `
I need some help with {with}.
{situation}
So far I have tried {tried:and}.

Could you tell me what to do, or who could help?
~A few lines would already help me a great deal.
+If a short call is easier, I can make time for it.`,
        formal: `
I am writing to ask for your help with {with}.
{situation}
So far I have tried {tried:and}, without success.

I would be grateful for your advice on how to proceed.
~Even a brief reply would be of great help.
+If you prefer to discuss this by telephone, I would be glad to arrange a call.`,
        friendly: `
I’m stuck with {with} and could use your help.
{situation}
So far I’ve tried {tried:and}.

Do you have an idea what I could do?
~Even a hint would help.
+Happy to have a quick call if that’s easier for you.`,
      },
    },
    'ask-document': {
      title: 'Ask for a document or file',
      keywords: 'send me certificate copy paper file form statement proof',
      fields: [
        needed(text('document', 'What you need', 'a copy of my contract')),
        text('reference', 'Reference or number', 'customer 4471'),
        date('by', 'Needed by', '12 May'),
        sentences('why', 'What it’s for', 'My bank has asked for it.'),
      ],
      subject: 'Request for {document}[ ({reference})]',
      text: {
        neutral: `
Please could you send me {document}[ by {by}]?
[My reference is {reference}.]
{why}

~A scan by e-mail is enough.
+Please let me know if you need anything from me first.`,
        formal: `
I would like to request {document}[ by {by}].
[My reference is {reference}.]
{why}

~An electronic copy would be sufficient.
+Please inform me if you require any further details or a signature in order to process this request.`,
        friendly: `
Could you send me {document}[ by {by}]?
[The reference is {reference}.]
{why}

~A scan or a photo is fine.
+Just tell me if you need anything from me for it.`,
      },
    },
    'ask-quote': {
      title: 'Ask for a quote',
      keywords: 'price offer estimate cost tender tradesman painter supplier',
      fields: [
        needed(text('work', 'For what', 'painting two bedrooms')),
        list('details', 'Details, one per line', 'about 35 square metres\ntwo coats of white'),
        date('when', 'When it’s wanted', 'April'),
        amount('budget', 'Budget', '1,500 euros'),
      ],
      subject: 'Request for a quote: {work}',
      text: {
        neutral: `
I would like a quote for {work}.
{details}

[The work should be done in or around {when}.]
[My budget is {budget}.]
Please send me your price and tell me when you could start.
~Please list material and labour separately.
+I can send photos or show you everything on site.`,
        formal: `
I would like to request a quotation for {work}.
{details}

[The work should be carried out in or around {when}.]
[The available budget is {budget}.]
Please let me have your price and your earliest possible start.
~I would appreciate it if material and labour were shown separately.
+I would be glad to provide photographs or to arrange a visit to the site.`,
        friendly: `
I’m looking for someone for {work} and would like a quote from you.
{details}

[It should happen in or around {when}.]
[My budget is {budget}.]
What would it cost, and when could you start?
~It would help me if you listed material and labour separately.
+I’m happy to send photos, or show you everything.`,
      },
    },
    'ask-permission': {
      title: 'Ask for permission',
      keywords: 'allowed allow may i approval consent agree',
      fields: [
        needed(action('permission', 'Permission to …', 'put up a shed in the garden')),
        date('when', 'When', 'the last weekend of May'),
        sentences('why', 'Why, and how you’ll do it', 'It would be removed when I move out.'),
      ],
      subject: 'Request for permission to {permission}',
      text: {
        neutral: `
I would like to ask for your permission to {permission}[ {when:on}].
{why}

Please let me know whether you agree.
~If there are conditions, I will of course keep to them.
+I can send you more details, or explain everything in person.`,
        formal: `
I am writing to ask for your permission to {permission}[ {when:on}].
{why}

I would be grateful for your written consent.
~I will of course observe any conditions you may wish to set.
+Should you need further details, I would be pleased to provide them.`,
        friendly: `
I wanted to ask whether it’s all right with you if I {permission}[ {when:on}].
{why}

Just let me know what you think.
~If you’d like it done a certain way, that’s fine with me.
+I can also come by and show you what I have in mind.`,
      },
    },
    'ask-reference': {
      title: 'Ask for a reference',
      keywords: 'recommendation letter referee job application university',
      fields: [
        needed(text('purpose', 'For what', 'a place on the nursing course')),
        date('by', 'Needed by', '1 March'),
        list(
          'points',
          'What it could mention, one per line',
          'my project on water quality\nthe two summers in your team',
        ),
      ],
      subject: 'Would you write me a reference?',
      text: {
        neutral: `
I am applying for {purpose}, and I would like to ask you for a reference.
~You know my work well, so your opinion would count for a lot.

[It would need to be ready by {by}.]
[It could mention {points:and}.]
Would you be willing to write one?
+I can send you my CV and the description of what I am applying for.`,
        formal: `
I am applying for {purpose} and would be honoured if you would act as a referee for me.
~As you know my work well, your assessment would carry particular weight.

[The reference would be required by {by}.]
[It might mention {points:and}.]
Please let me know whether you would be willing to provide one.
+I would gladly send you my curriculum vitae and the details of the application.`,
        friendly: `
I’m applying for {purpose}, and I wondered whether you’d write me a reference.
~You know my work better than most, so it would mean a lot to me.

[I’d need it by {by}.]
[You could mention {points:and}, for example.]
Would you do that for me?
+I’ll send you my CV and everything else you might need.`,
      },
    },
    'ask-feedback': {
      title: 'Ask for feedback',
      keywords: 'opinion review comments draft read look over proofread',
      fields: [
        needed(text('thing', 'On what', 'the draft of my talk')),
        list('aspects', 'What to look at, one per line', 'the structure\nthe examples'),
        date('by', 'Needed by', 'Thursday evening'),
      ],
      subject: 'Your feedback on {thing}',
      text: {
        neutral: `
Could you give me your feedback on {thing}[ by {by}]?
[I am most interested in {aspects:and}.]

~Please be frank: there is still time to change things.
+A few notes in the margin are enough, it does not have to be a report.`,
        formal: `
I would greatly value your feedback on {thing}[ by {by}].
[I am particularly interested in your view of {aspects:and}.]

~Please do not hesitate to be critical.
+Brief comments would be entirely sufficient.`,
        friendly: `
Would you have a look at {thing} for me[ by {by}]?
[I’d especially like to know what you think of {aspects:and}.]

~Be honest, I can take it.
+A few quick notes are plenty.`,
      },
    },
  },
};
