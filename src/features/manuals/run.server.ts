import { randomUUID } from 'node:crypto';
import { whichLanguage } from '#language/which-language.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { findFactsApart } from './files/make-files.server.ts';
import { manualWork } from './kind.ts';
import { emptyManual, type Manual } from './manual.ts';
import type { FactSource } from './read/find-facts.ts';
import { readAddress, readFile } from './read/read-sources.server.ts';
import { productManual } from './tool.ts';

export const productManualRun = defineRun(
  productManual,
  async function* ({ title, url, source, files }, context) {
    const { ownerId: who, signal, ai, works } = context;
    const sources: FactSource[] = source.trim() ? [{ name: 'Your text', text: source }] : [];
    if (url) {
      yield { step: 'Reading the page' };
      sources.push(await readAddress(url, context));
    }
    for (const [at, id] of files.entries()) {
      yield { step: `Reading document ${at + 1} of ${files.length}`, progress: at / (files.length + 1) };
      sources.push(await readFile(id, context));
    }
    yield { step: 'Looking for facts' };
    ai.answeredByRules();
    const facts = await findFactsApart(sources, { who, signal });
    const findings = facts.map((fact) => ({ id: randomUUID(), ...fact }));
    const sample = sources.map(({ text }) => text.slice(0, 10_000)).join('\n');
    const manual: Manual = { ...emptyManual, language: whichLanguage(sample) ?? 'en', findings };
    const named = title || sources[0]!.name.replace(/\.[a-z\d]{1,8}$/i, '').trim() || 'Manual';
    yield {
      text:
        findings.length > 0
          ? findings
              .map(
                ({ name, value, unit, source: from }) =>
                  `- ${name}: ${[value, unit].filter(Boolean).join(' ')} (${from})`,
              )
              .join('\n')
          : 'No labelled facts were found. The manual is empty.',
    };
    await works.create({ kind: manualWork.id, title: named, content: manual });
    yield { data: manual };
  },
);
