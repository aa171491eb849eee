/** The planets and Pluto, from NASA's fact sheets. */
export interface Planet {
  name: string;
  /** In km. */
  diameter: number;
  /** From the Sun, in millions of km. */
  distance: number;
  /** In Earth days. */
  year: number;
  /** One turn, in hours. */
  turn: number;
  moons: number;
  /** In m/s². */
  gravity: number;
  /** Mean, in °C. */
  temperature: number;
  /** In 10^24 kg. */
  mass: number;
}

export const planets: readonly Planet[] = `Mercury 4879 57.9 88 1407.6 0 3.7 167 0.33
Venus 12104 108.2 224.7 5832.5 0 8.9 464 4.87
Earth 12756 149.6 365.2 23.9 1 9.8 15 5.97
Mars 6792 228 687 24.6 2 3.7 -65 0.642
Jupiter 142984 778.5 4331 9.9 95 23.1 -110 1898
Saturn 120536 1432 10747 10.7 274 9 -140 568
Uranus 51118 2867 30589 17.2 28 8.7 -195 86.8
Neptune 49528 4515 59800 16.1 16 11 -200 102
Pluto 2376 5906 90560 153.3 5 0.7 -225 0.013`
  .split('\n')
  .map((row) => {
    const [name = '', ...numbers] = row.split(' ');
    const [diameter, distance, year, turn, moons, gravity, temperature, mass] = numbers.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { name, diameter, distance, year, turn, moons, gravity, temperature, mass };
  });
export const eight = planets.slice(0, 8);
