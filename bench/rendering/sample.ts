/** An answer with something of everything that answers have, about as long as a long one is. */
const part = (number: number) => `## Part ${number}: what the tower is made of

The **Eiffel Tower** stands on the *Champ de Mars* in Paris. It was completed in 1889, is about 330 metres tall, and
weighs some 10,100 tonnes; see [its page](https://example.org/tower) or run \`tower --height\` for the exact figure.

1. **Iron**: puddled iron, made in Pompey.
   - 18,038 pieces, drawn one by one
   - 2.5 million rivets, set by hand
2. **Paint**: sixty tonnes of it, every seven years.
3. **Lifts**: five from the ground, which climb *more than 100,000 km* a year.

| level | height | open |
|-------|-------:|------|
| first | 57 m | daily |
| second | 116 m | daily |
| top | 276 m | in good weather |

The pressure of the wind on it is $p = \\frac{1}{2} \\rho v^2 c$, so that

$$
F = \\int_0^h p(z)\\, b(z)\\, dz
$$

\`\`\`python
def force(height, width, wind=30, density=1.2):
    """The whole force of the wind, in newtons."""
    pressure = 0.5 * density * wind ** 2
    return sum(pressure * width(z) for z in range(height))
\`\`\`

> Nobody has climbed it without looking down. The view reaches sixty kilometres on a clear day, and further in the
> minds of those who tell of it afterwards.

`;

const sample = [1, 2, 3, 4].map(part).join('');

/** Four letters or so each, as engines send them. */
export const tokens = sample.match(/[^]{1,4}/g)!;
