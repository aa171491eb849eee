import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { EasingCurve } from '../components/easing-curve.tsx';
import { EnterExit } from '../components/enter-exit.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { MotionInUse } from '../components/motion-in-use.tsx';
import { MotionSample } from '../components/motion-sample.tsx';
import { useReducedMotion } from '../components/use-reduced-motion.ts';
import { easings, longestMove, motionTokens } from '../motion-tokens.ts';

export default function AnimatedDemo() {
  const reduced = useReducedMotion();
  return (
    <GuidePage
      title="Motion that explains"
      lede={`Things move here to show where they came from, where they went, or that something is alive. Never for longer than ${longestMove} ms in answer to a person, and never just because they can.`}
    >
      {reduced && (
        <Notice className="mt-6" title="Your system asks for less motion">
          So this page is quiet for you: things appear and disappear at once. That is what everyone with this
          setting sees, everywhere in the product.
        </Notice>
      )}
      <Section title="Five moves" lede="There are no others. Each is a class; Play shows it once.">
        <ul className="border-b border-line">
          {motionTokens.map((token) => (
            <MotionSample key={token.name} {...token} />
          ))}
        </ul>
      </Section>
      <Section title="Coming and going">
        <EnterExit />
      </Section>
      <Section title="Two curves">
        <div className="grid gap-4 md:grid-cols-2">
          <EasingCurve
            title="Out"
            says="Starts fast and settles. For everything that answers a person."
            curve={easings.out}
          />
          <EasingCurve
            title="The panda’s"
            says="Goes a little too far and comes back, as living things do. For the panda alone."
            curve={easings.panda}
          />
        </div>
        <p className="mt-4 text-muted">
          The dots take 700 ms so that the difference can be seen; the product never does.
        </p>
      </Section>
      <Section title="In use" lede="The real parts, not pictures of them.">
        <MotionInUse />
      </Section>
      <Section title="What goes on, and what never starts">
        <dl className="grid gap-x-10 md:grid-cols-2">
          {rules.map(({ what, how }) => (
            <div key={what} className="border-t border-line py-4">
              <dt className="font-semibold">{what}</dt>
              <dd className="mt-1 text-muted">{how}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </GuidePage>
  );
}

const rules = [
  {
    what: 'What may repeat',
    how: 'A spinner turns every 900 ms, a skeleton breathes every 1.6 s, the panda’s dots every 1.2 s: each only while something is really going on.',
  },
  {
    what: 'Under reduced motion',
    how: 'Everything that moves takes 1 ms. Spinners breathe instead of turning, skeletons stand still. Nothing is lost but the movement.',
  },
  {
    what: 'What never moves',
    how: 'Text that is being read, the place of a button, the page itself. No parallax, no headlines that type themselves, nothing that starts with a scroll.',
  },
  {
    what: 'The exception',
    how: 'The welcome has its own timing: it is shown once and can be skipped.',
  },
];
