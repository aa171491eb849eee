/**
 * Trains what reads wishes (`src/app/wishes/training/*.txt`) and chooses from which chance on a page is presented as the answer:
 * `node scripts/train-wishes.ts`. Takes some minutes; the same lines give the same weights.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readLines, wishesOf, type WishLine } from '#app/wishes/training/examples.testing.ts';
import { trainModel, type Example } from '#app/wishes/training/train.testing.ts';
import { nowhere, targetOf } from '#app/wishes/wish-targets.ts';
import { likelyPages } from '#app/wishes/wishes.server.ts';
import { developmentWishes } from '#app/wishes/development.testing.ts';
import { numbersFrom } from '#kit/search/quantise.server.ts';
import { modelFile, packModel, type WishModel } from '#kit/wishes/wish-model.server.ts';

/** Wishes to learn from: of a target at least so many, and of each line. */
const perTarget = 160;
const perNowhere = 4500;
const perLine = 8;
const options = { rounds: 12, rate: 0.5, decay: 1e-6, hidden: 0.15, smallest: 0.2 };
/** Of the wishes for development, which are not trained on, at most this share may get a wrong page presented as the answer. */
const mostWrong = 0.005;
/** Those wishes were looked at while the lines were written: others are harder. */
const margin = 0.08;

const lines = readLines();
const targets = [...new Set(lines.map(({ target }) => target))];
for (const target of targets)
  if (target !== nowhere && !targetOf(target)) throw new Error(`No open page for the target ${target}`);

const trained = trainModel(targets, examplesOf(lines), { ...options, random: numbersFrom(1) });
const model = { ...trained, sure: chooseSure({ ...trained, sure: 1 }) };
fs.mkdirSync(path.dirname(modelFile), { recursive: true });
const bytes = packModel(model);
fs.writeFileSync(modelFile, bytes);
console.log(
  `${lines.length} lines, ${targets.length} targets, sure from ${model.sure}, ${bytes.length} bytes`,
);

function examplesOf(some: readonly WishLine[]): Example[] {
  const random = numbersFrom(2);
  return targets.flatMap((target) => {
    const own = some.filter((line) => line.target === target);
    const least = target === nowhere ? perNowhere : perTarget;
    const count = Math.max(perLine, Math.ceil(least / own.length));
    return own.flatMap(({ line }) => wishesOf(line, count, random).map((wish) => ({ target, wish })));
  });
}

/** The least chance from which on few enough pages are wrong. */
function chooseSure(unsure: WishModel): number {
  const asked = developmentWishes.map(({ wish, page }) => {
    const { pages, isWish } = likelyPages(wish, unsure);
    return { isWish, chance: pages[0]!.chance, isRight: pages[0]!.page === page };
  });
  const wrongFrom = (least: number) =>
    asked.filter(({ isWish, isRight, chance }) => isWish && !isRight && chance >= least).length;
  const steps = Array.from({ length: 50 }, (_, at) => (50 + at) / 100);
  const least = steps.find((one) => wrongFrom(one) <= asked.length * mostWrong) ?? 1;
  return Number((least + margin).toFixed(2));
}
