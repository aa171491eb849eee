import { date, list, name, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const jobs: OccasionGroup = {
  title: 'Jobs and introductions',
  occasions: {
    apply: {
      title: 'Apply for a job',
      keywords: 'application cover letter vacancy position cv',
      fields: [
        needed(text('role', 'Which job', 'gardener')),
        text('seen', 'Where you saw it', 'your website'),
        needed(
          list(
            'strengths',
            'What you bring, one per line',
            'eight years in two parks\na driving licence for lorries',
          ),
        ),
        sentences('why', 'Why this job', 'Your roses are the reason I became a gardener.'),
        date('start', 'Earliest start', '1 April'),
      ],
      subject: 'Application as {role}',
      text: {
        neutral: `
I would like to work for you as {role:an} and am applying for the job[ that I saw on {seen}].
I bring with me {strengths:and}.
{why}

[I could start {start:on}.]
I would be glad to meet you.
~My CV is attached.
+I can send you references if you would like to have them.`,
        formal: `
I would like to apply for the position of {role}[, advertised on {seen}].
I would bring with me {strengths:and}.
{why}

[I would be available from {start}.]
I would welcome the opportunity to introduce myself in person.
~Please find my curriculum vitae attached.
+References are available on request.`,
        friendly: `
I’d love to work with you as {role:an}[. I saw the job on {seen}].
I bring {strengths:and}.
{why}

[I could start {start:on}.]
It would be great to meet you.
~I’ve attached my CV.
+I’m happy to send references too.`,
      },
    },
    'follow-application': {
      title: 'Ask about an application',
      keywords: 'no answer heard nothing job application status decision',
      fields: [
        needed(text('role', 'For which job', 'the job as gardener')),
        date('sent', 'When you applied', '2 March'),
      ],
      subject: 'My application for {role}',
      text: {
        neutral: `
I would like to ask how things stand with my application for {role}[, sent {sent:on}].

~I am still very interested.
Could you tell me when I can expect a decision?
+If you need anything else from me, I will send it at once.`,
        formal: `
I am writing to enquire about the status of my application for {role}[, submitted {sent:on}].

~I remain very interested in the position.
I would be grateful if you could let me know when a decision may be expected.
+Should you require any further documents, I will gladly provide them.`,
        friendly: `
I wanted to ask how things are going with my application for {role}[, sent {sent:on}].

~I’m still very keen.
Do you know yet when you’ll decide?
+If you need anything else from me, just say so.`,
      },
    },
    resign: {
      title: 'Resign from a job',
      keywords: 'quit leave job notice resignation hand in',
      fields: [
        needed(text('role', 'Your job', 'sales assistant')),
        needed(date('last', 'Last working day', '31 May')),
        sentences('why', 'Why, if you want to say', 'I am moving to another city.'),
      ],
      subject: 'Resignation as {role}',
      text: {
        neutral: `
I hereby resign from my job as {role}[, with {last} as my last working day].
{why}

~Thank you for the time that I could work here.
I will hand over my work in good order.
+Please confirm that you have received this and send me my reference.`,
        formal: `
I hereby give notice of my resignation from my position as {role}[, with effect from {last}].
{why}

~I would like to thank you for the good cooperation and the trust you have placed in me.
I will ensure that my work is handed over in good order.
+Please confirm receipt of this notice in writing and provide me with a reference.`,
        friendly: `
This isn’t an easy message to write: I’m leaving my job as {role}[, and my last day will be {last}].
{why}

~I’ve learned a lot here, and I’m grateful for it.
I’ll make sure that everything is handed over properly.
+Could you confirm that you’ve got this, and write me a reference?`,
      },
    },
    'decline-candidate': {
      title: 'Decline an applicant',
      keywords: 'rejection applicant candidate job application turn down',
      fields: [
        needed(text('role', 'For which job', 'the position in our kitchen')),
        sentences('praise', 'What you liked', 'Your experience with large teams impressed us.'),
      ],
      subject: 'Your application for {role}',
      text: {
        neutral: `
Thank you for your application for {role} and for your interest in working with us.
{praise}

We have decided in favour of another applicant.
~This is no judgement on your abilities.
+We wish you every success and would be glad to hear from you again.`,
        formal: `
Thank you for your application for {role} and for the time you have taken.
{praise}

After careful consideration, we have decided in favour of another candidate.
~Please do not regard this as a judgement on your qualifications.
+We wish you every success for the future and would welcome another application from you.`,
        friendly: `
Thank you for applying for {role}, and for your interest in us.
{praise}

In the end we’ve chosen someone else.
~It says nothing about how good you are.
+We wish you all the best, and please do apply again.`,
      },
    },
    'introduce-yourself': {
      title: 'Introduce yourself',
      keywords: 'new hello who i am contact presentation neighbour team',
      fields: [
        needed(text('who', 'Who you are', 'the new caretaker of your building')),
        date('since', 'Since when', 'Monday'),
        list(
          'about',
          'What people should know, one per line',
          'You can reach me on weekdays from eight to four.\nMy office is beside the main entrance.',
        ),
        text('contact', 'How to reach you', '0151 5550 123'),
      ],
      subject: 'I’d like to introduce myself',
      text: {
        neutral: `
I would like to introduce myself: I am {who}[, starting {since:on}].
{about}

[You can reach me at {contact}.]
~I look forward to getting to know you.
+Please come to me with any questions.`,
        formal: `
Allow me to introduce myself: I am {who}[, starting {since:on}].
{about}

[You can contact me at {contact}.]
~I look forward to making your acquaintance.
+Please do not hesitate to approach me with any questions.`,
        friendly: `
I just wanted to say hello: I’m {who}[, starting {since:on}].
{about}

[You can reach me at {contact}.]
~I’m looking forward to getting to know you!
+If you have any questions, just ask me.`,
      },
    },
    'introduce-people': {
      title: 'Introduce two people to each other',
      keywords: 'introduction connect contact meet network',
      fields: [
        needed(name('first', 'First person', 'Ada Okoro')),
        text('firstIs', 'Who that is', 'a photographer with a studio in Bristol'),
        needed(name('second', 'Second person', 'Ben Hartley')),
        text('secondIs', 'Who that is', 'the editor of our town magazine'),
        sentences('why', 'Why they should meet', 'Ben is looking for pictures of the harbour.'),
      ],
      subject: '{first}, meet {second}',
      text: {
        neutral: `
I would like to introduce {first}[, {firstIs},] and {second}[, {secondIs},] to each other.
{why}

~I think that you will have a lot to talk about.
I leave the rest to you.
+You have each other’s addresses in this message.`,
        formal: `
It is my pleasure to introduce {first}[, {firstIs},] and {second}[, {secondIs},] to each other.
{why}

~I believe that you will find much in common.
I will leave it to you to arrange the next step.
+You will find each other’s addresses in this message.`,
        friendly: `
I think it’s time that {first}[, {firstIs},] and {second}[, {secondIs},] met.
{why}

~You two will get on really well.
Over to you!
+You’ve got each other’s addresses in this message.`,
      },
    },
  },
};
