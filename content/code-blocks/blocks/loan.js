import { field, h, heading } from '../lib/dom.js';

/** The payment per month of a loan that is paid back in equal parts. */
export function payment({ amount, rate, years }) {
  const months = years * 12;
  const monthly = rate / 1200;
  const each = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  return { each, interest: each * months - amount };
}

export function mount(root, { title = 'Loan', unit = '', ...start } = {}) {
  const amount = h('input', { type: 'number', min: 0, value: start.amount ?? 10_000, oninput: draw });
  const rate = h('input', { type: 'number', min: 0, step: '0.1', value: start.rate ?? 4, oninput: draw });
  const years = h('input', { type: 'number', min: 1, max: 50, value: start.years ?? 5, oninput: draw });
  const result = h('p', { role: 'status', class: 'big', style: 'font-size: 2rem' });
  const format = (value) => `${value.toFixed(2)}${unit ? ` ${unit}` : ''}`;
  function draw() {
    const { each, interest } = payment({
      amount: Number(amount.value),
      rate: Number(rate.value),
      years: Number(years.value),
    });
    result.textContent = Number.isFinite(each)
      ? `${format(each)} a month, ${format(interest)} interest`
      : 'Enter an amount, a rate and the years.';
  }
  draw();
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'row' },
        field(unit ? `Amount in ${unit}` : 'Amount', amount),
        field('Interest in % a year', rate),
        field('Years', years),
      ),
      result,
    ].filter(Boolean),
  );
}
