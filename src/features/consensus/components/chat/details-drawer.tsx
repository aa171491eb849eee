import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ConsensusData } from '#features/consensus/data.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { heardWords, isWorking } from '../member-words.ts';
import { ConsensusBody } from '../turn/consensus-body.tsx';

interface DetailsDrawerProps {
  data: ConsensusData;
  isOpen: boolean;
}

/** "3 of 3 sources, 2 independent · 1 contested": opens who said what. */
export function DetailsDrawer({ data, isOpen }: DetailsDrawerProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="px-2 text-muted max-sm:w-full max-sm:justify-start">
          {lineOf(data)}
          <ChevronRight aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent title="Who said what" width="lg" className="sm:max-w-5xl">
        <ConsensusBody data={data} isOpen={isOpen} />
      </DialogContent>
    </Dialog>
  );
}

export function lineOf(data: ConsensusData): string {
  const { finding, members, mode } = data;
  if (mode === 'compare' || !finding) {
    const done = members.filter((member) => !isWorking(member)).length;
    return `${done} of ${members.length} have answered`;
  }
  if (finding.heard.length === 0) return 'No one has an answer';
  const contested = finding.contested.length;
  return contested === 0 ? heardWords(data) : `${heardWords(data)} · ${contested} contested`;
}
