import { h, heading } from '../lib/dom.js';

const zones = {
  London: 'Europe/London',
  'New York': 'America/New_York',
  Tokyo: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
  Delhi: 'Asia/Kolkata',
};

export const timeIn = (zone, now) =>
  now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

export function mount(root, { title = 'World clock' } = {}) {
  const own = h('p', { class: 'big' });
  const cities = h('div', { class: 'cells' });
  function draw() {
    const now = new Date();
    own.textContent = now.toLocaleTimeString('en-GB');
    cities.replaceChildren(
      ...Object.entries(zones).map(([city, zone]) =>
        h('div', { class: 'card' }, h('strong', {}, city), h('span', {}, timeIn(zone, now))),
      ),
    );
  }
  draw();
  setInterval(draw, 1000);
  root.append(...[heading(title), own, cities].filter(Boolean));
}
