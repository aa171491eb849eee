/** Texts with mistakes of each kind that can be found without a language model. */
export const examples = [
  {
    title: 'An invitation with mistakes',
    input: {
      document: `Dear all,

we are really happy to invite you to our summer party on Monday, 4 July 2027. It are going to be alot of fun, and their will be food for everyone.

Please note that the the garden opens at 3 pm. Due to the fact that parking is limited, we definately recommend the bus. It is basically a ride of 10 miles (20 km) from the centre.

See you soon,
Ana and Ben`,
    },
  },
  {
    title: 'A school report about Australia',
    input: {
      document: `Australia is a very big country. The capital of Australia is Sydney. It has a lot of animals that live nowhere else, and in order to protect them, each and every visitor has to follow strict rules.

The currency of Australia is the Australian dollar. Australia borders New Zealand. Last year my uncle go there and he seen a kangaroo, which he thought was literally the most amazing thing, because it was amazing how amazing an animal can be, and he would of stayed for longer if he could, but he had to come back home to his job and his family and his two dog.`,
    },
  },
  {
    title: 'A customer note that’s too long',
    input: {
      task: 'Make it shorter and more formal.',
      document: `Hey guys,

I just wanted to let you know that we basically have finished the work on you're website. At this point in time, a large number of pages is able to be seen on phones, and we will send the bill in the near future: 12 hours at 80 euros, so 12 * 80 = 980 euros.

Thanks a lot, cheers`,
    },
  },
];
