/** A made-up report, to try things with: headings, two pages and more, a table, figures, dates and things to do. */
export const demoName = 'Demo: Report on the Bamboo Mill.pdf';

export const demoTitle = 'Report on the Bamboo Mill';

export const demoText = `**This is a demo document. The mill, the people and the figures in it are made up.**

## Summary

The Bamboo Mill in Lindenau has stood empty since 2011. Lindenau Town Council asked the engineer Mara Velden to find out whether it can be opened again as a workshop and a small museum. She visited the building on 4 March 2026 together with Jonas Okafor of the Lindenau Heritage Trust.

The walls are sound. The roof is not: a third of the beams must be replaced before the winter. The whole repair would cost about €412,000, of which the Heritage Trust has promised €150,000.

## The building

The mill was built in 1784 by the brothers Anton and Emil Harrow and worked with water until 1931. After a fire in 1934 the upper floor was rebuilt in brick. The wheel was taken down in 1962 and lies in the yard of the town museum in Grafenberg, where it has been kept dry.

The ground floor measures 240 square metres, the upper floor 180. Bats have lived under the roof since at least 2015, so work on the beams may only be done between September and March.

## What the repair would cost

| Part of the work | Cost in euros | To be done by |
|---|---|---|
| Roof and beams | 186,000 | 30 November 2026 |
| Windows and doors | 74,500 | 15 February 2027 |
| Electricity and heating | 91,000 | 31 March 2027 |
| The wheel and its bearings | 38,500 | 30 April 2027 |
| Fees and permits | 22,000 | 30 September 2026 |
| Total | 412,000 | |

The roof is the largest part of it. If the work waits for another winter, Ms Velden expects the cost of the roof to rise by at least 20 percent, because water already reaches the brick of the upper floor.

## Money

The Heritage Trust pays €150,000 once the council has decided. The regional fund for monuments pays up to €120,000, but it wants the application by 15 May 2026. The remaining €142,000 would have to come from the town.

Admission is expected to bring in €18,000 a year and the workshop rent another €9,600. Running the house costs about €21,000 a year.

## Risks

The bearings of the wheel may be worn beyond repair; nobody has opened them since 1962. If they are, the wheel turns by a motor instead, which costs €6,000 less and cannot make power.

The bridge to the mill carries 3.5 tonnes. Heavier loads must come by the field path, which floods in April.

## What the council is asked to do

1. Please decide by 24 April 2026 whether the mill is to be repaired.
2. The treasurer must send the application to the regional fund by 15 May 2026.
3. Please name a person who keeps the key; at present there are three copies, and nobody knows who has the third.
4. The permit for work near the bats has to be requested before 1 July 2026.

Questions go to Mara Velden, velden@example.org, telephone 555 0142.
`;
