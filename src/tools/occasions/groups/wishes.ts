import { action, date, name, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

const sympathy = {
  neutral: 'With heartfelt sympathy,',
  formal: 'With deepest sympathy,',
  friendly: 'With all my love,',
};

export const wishes: OccasionGroup = {
  title: 'Congratulation and condolence',
  occasions: {
    birthday: {
      title: 'Congratulate on a birthday',
      keywords: 'happy birthday wishes card',
      fields: [
        text('age', 'Which birthday', 'fortieth'),
        sentences('wish', 'What you wish them', 'I hope that the trip to Norway comes true this year.'),
        text('plan', 'What you’d like to do together', 'a long lunch by the lake'),
      ],
      subject: 'Happy birthday!',
      text: {
        neutral: `
Happy[ {age}] birthday!
I wish you health, joy and a year full of good days.
{wish}

[I would like to celebrate with you over {plan}.]
~I hope you have a lovely day with the people you like best.
+You deserve to be celebrated.`,
        formal: `
Please accept my warmest wishes on your[ {age}] birthday.
I wish you health, happiness and every success in the coming year.
{wish}

[It would be a pleasure to celebrate the occasion with {plan}.]
~I hope that you spend a delightful day among family and friends.
+It is a pleasure to know you.`,
        friendly: `
Happy[ {age}] birthday!
I hope your new year is full of good things and very little washing-up.
{wish}

[Let’s celebrate with {plan}.]
~Have a wonderful day!
+I’m so glad I know you.`,
      },
    },
    'new-job': {
      title: 'Congratulate on a success',
      keywords: 'congratulations promotion new job exam passed award degree success',
      fields: [
        needed(text('success', 'On what', 'your new job')),
        sentences('why', 'Why it’s well deserved', 'You have worked towards this for years.'),
      ],
      subject: 'Congratulations on {success}',
      text: {
        neutral: `
Congratulations on {success}!
{why}

I am very happy for you.
~I wish you all the best for what comes next.
+I hope that you take the time to celebrate.`,
        formal: `
Please accept my sincere congratulations on {success}.
{why}

I am delighted for you.
~I wish you every success in the future.
+I hope that you will find the time to celebrate this achievement.`,
        friendly: `
Congratulations on {success}!
{why}

I’m so happy for you.
~All the best for everything that comes next!
+I hope you’re celebrating properly.`,
      },
    },
    baby: {
      title: 'Congratulate on a baby',
      keywords: 'birth newborn parents congratulations child born',
      fields: [
        name('baby', 'Name of the child', 'Ella'),
        sentences('wish', 'What you wish them', 'I hope that all of you get some sleep.'),
        action('help', 'If it helps, I could …', 'cook for you one evening'),
      ],
      subject: 'Congratulations on the birth[ of {baby}]',
      text: {
        neutral: `
Congratulations on the birth of [{baby}][!baby?your child]!
{wish}

[If it helps, I could {help}.]
I wish your family all the best.
~Enjoy these first weeks together.
+I look forward to meeting the newest member of your family when you feel ready.`,
        formal: `
Please accept my warmest congratulations on the birth of [{baby}][!baby?your child].
{wish}

[I would be glad to {help}.]
I wish your family health and happiness.
~May you enjoy these first weeks together.
+I look forward to meeting the newest member of your family in due course.`,
        friendly: `
Congratulations on the birth of [{baby}][!baby?your little one]!
{wish}

[If you like, I’ll {help}.]
I wish your family all the best.
~Enjoy the cuddles.
+I can’t wait to meet the newest member of your family, whenever you’re ready.`,
      },
    },
    wedding: {
      title: 'Congratulate on a wedding or engagement',
      keywords: 'married marriage wedding engagement couple anniversary congratulations',
      fields: [
        text('event', 'On what', 'your engagement'),
        sentences('wish', 'What you wish them', 'May you always laugh as much as you do now.'),
      ],
      subject: 'Congratulations',
      text: {
        neutral: `
Congratulations on [{event}][!event?your wedding]!
{wish}

I wish the two of you a long and happy life together.
~It is good to see two people so well suited to each other.
+I hope that we will soon raise a glass to it.`,
        formal: `
Please accept my warmest congratulations on [{event}][!event?your marriage].
{wish}

I wish you both a long and happy life together.
~It is a great pleasure to share in your joy.
+I hope that we will have the opportunity to raise a glass to it before long.`,
        friendly: `
Congratulations on [{event}][!event?getting married]!
{wish}

I wish you two all the happiness in the world.
~You’re just right for each other.
+Let’s drink to that very soon.`,
      },
    },
    condolence: {
      title: 'Offer condolences',
      keywords: 'death died loss sympathy sorry bereavement funeral condole',
      fields: [
        needed(text('who', 'Who has died', 'your mother')),
        sentences('memory', 'What you remember', 'I will always remember her laugh in the kitchen.'),
        action('help', 'If it helps, I could …', 'look after the children'),
      ],
      subject: 'My condolences',
      closing: sympathy,
      text: {
        neutral: `
I was very sad to hear of the death of {who}.
{memory}

I am thinking of you and your family.
[If it would help, I could {help}.]
~There is no need to answer.
+Grief takes the time it takes, and I will be there in the weeks to come as well.`,
        formal: `
It was with great sadness that I learned of the death of {who}.
{memory}

Please accept my sincere condolences.
[Should it be of help, I would gladly {help}.]
~My thoughts are with you and your family.
+I wish you much strength in the time ahead.`,
        friendly: `
I’m so sorry to hear of the death of {who}.
{memory}

I’m thinking of you all the time.
[If it helps, I can {help}.]
~You don’t have to write back.
+I’m here, today and in the weeks to come.`,
      },
    },
    'get-well': {
      title: 'Wish someone a good recovery',
      keywords: 'get well soon ill hospital operation accident recovery',
      fields: [
        text('illness', 'After what', 'your operation'),
        sentences('wish', 'What you’d like to say', 'The whole choir sends its love.'),
        action('help', 'If it helps, I could …', 'do your shopping'),
        date('visit', 'When you could visit', 'Sunday afternoon'),
      ],
      subject: 'Get well soon',
      text: {
        neutral: `
I hope that you are recovering well[ after {illness}].
{wish}

[If it would help, I could {help}.]
[I could visit you {visit:on}, if you feel like company.]
Get well soon!
~Take all the time you need.
+Everything else can wait.`,
        formal: `
I wish you a full and speedy recovery[ after {illness}].
{wish}

[If it would be of help, I would gladly {help}.]
[I could visit you {visit:on}, should you wish for company.]
I hope that you will soon be feeling better.
~Please take all the time you need.
+Everything else can wait.`,
        friendly: `
I hope you’re on the mend[ after {illness}].
{wish}

[If it helps, I’ll {help}.]
[I could come and see you {visit:on}, if you feel like company.]
Get well soon!
~Take it easy, and take your time.
+The rest of us will manage somehow.`,
      },
    },
  },
};
