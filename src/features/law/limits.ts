export const limits =
  'This is a program that puts your answers into texts written for Frenly. It is not a lawyer and gives no legal advice, and no lawyer has read these texts. Laws differ from place to place and change: let a professional look at whatever matters.';

export const laterWords =
  'You have been working on this for a while. If a lot depends on it, this is a good moment to note what you want to ask a professional.';
