import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { CrisisNotice } from '#kit/crisis/crisis-notice.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Notice } from '#kit/ui/notice.tsx';
import type { EditedWork } from '#tools/work/work-table.ts';
import { assemble, holds } from '../document/assemble.ts';
import type { LawContent } from '../document/content.ts';
import { templateNamed } from '../templates/all.ts';
import { AboutTemplate } from './about-template.tsx';
import DocumentPreview from './document-preview.tsx';
import { QuestionField } from './question-field.tsx';

/** Questions on one side, the document on the other. Every answer stays and can be changed at any time. */
export default function Interview({ content, onChange }: EditedWork<LawContent>) {
  const [at, setAt] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  const template = templateNamed(content.template);
  if (!template) return <Notice tone="error">There is no such document any more.</Notice>;
  const { answers } = content;
  const { steps } = template;
  const { missing } = assemble(template, content);
  const step = steps[at]!;
  const questions = step.questions.filter(({ when }) => !when || holds(when, answers));
  const openIn = (index: number) =>
    steps[index]!.questions.some(({ id }) => missing.some((question) => question.id === id));
  const answer = (id: string, value: string) =>
    onChange?.({ ...content, answers: { ...answers, [id]: value } });
  function go(to: number) {
    setAt(to);
    requestAnimationFrame(() => top.current?.focus());
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <section aria-label="Questions" className="grid content-start gap-5">
        {template.id === 'will-outline' && (
          <>
            <p className="text-sm text-muted">
              Writing this because you don’t want to live any more? Please talk to someone first:{' '}
              <Link to="/therapist">numbers to call</Link>.
            </p>
            <CrisisNotice text={Object.values(answers).join('\n')} />
          </>
        )}
        <ol aria-label="Parts" className="flex flex-wrap gap-2">
          {steps.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => go(index)}
                className={cn(
                  'min-h-11 rounded-full border-[1.5px] px-4',
                  index === at ? 'border-bamboo bg-bamboo-soft font-semibold' : 'border-line',
                )}
              >
                {index + 1}. {title}
                {!openIn(index) && (
                  <>
                    <span aria-hidden> ✓</span>
                    <span className="sr-only"> (answered)</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ol>
        <h2 ref={top} tabIndex={-1} className="text-xl">
          {step.title}
        </h2>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            onChange={onChange && ((value) => answer(question.id, value))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
            <ArrowLeft aria-hidden /> Back
          </Button>
          <Button disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
            Next <ArrowRight aria-hidden />
          </Button>
        </div>
        <p role="status" className="text-muted">
          {missing.length === 0
            ? 'Everything is answered. Read it once more, then export it above.'
            : `${missing.length} still to answer. You can skip any and come back.`}
        </p>
        <AboutTemplate template={template} country={content.country} />
      </section>
      <section aria-label="Preview" className="min-w-0">
        <DocumentPreview content={content} />
      </section>
    </div>
  );
}
