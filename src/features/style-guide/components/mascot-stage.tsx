import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import type { Mood } from '#kit/ui/panda/moods.ts';
import { Panda, type Pose } from '#kit/ui/panda/panda.tsx';
import { allMoods, allPoses, moodMeanings, poseMeanings } from '../mood-meanings.ts';
import { Choice } from './choice.tsx';
import { usePointerLook } from './use-pointer-look.ts';

/** Long enough to see a mood arrive and to read what it means. */
const NEXT_MOOD_AFTER = 2400;

export function MascotStage() {
  const [mood, setMood] = useState<Mood>('wave');
  const [pose, setPose] = useState<Pose>('body');
  const [playing, setPlaying] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const look = usePointerLook(stage);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setMood(moodAfter), NEXT_MOOD_AFTER);
    return () => clearInterval(timer);
  }, [playing]);

  function choose(mood: Mood) {
    setPlaying(false);
    setMood(mood);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-10">
      <div ref={stage} className="grid min-h-96 place-items-center rounded-panel bg-leaf p-8 pt-12">
        <Panda
          mood={mood}
          pose={pose}
          look={look}
          size={pose === 'wrapped' ? 220 : 280}
          title={`The panda: ${mood}`}
          className="h-auto max-w-full"
        />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Choice legend="Mood" options={allMoods} value={mood} onChange={choose} />
        <Choice legend="Pose" options={allPoses} value={pose} onChange={setPose} />
        <div className="grid min-h-26 content-start gap-1 lg:min-h-14" aria-live="polite">
          <p>{moodMeanings[mood]}</p>
          <p className="text-muted">{poseMeanings[pose]}</p>
        </div>
        <Button variant="secondary" className="justify-self-start" onClick={() => setPlaying(!playing)}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          {playing ? 'Stop' : 'Play all moods'}
        </Button>
        <CodeBlock title="This panda" code={`<Panda mood="${mood}" pose="${pose}" size={280} />`} />
      </div>
    </div>
  );
}

const moodAfter = (mood: Mood): Mood => allMoods[(allMoods.indexOf(mood) + 1) % allMoods.length]!;
