import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { blockKinds } from '../blocks/kinds.ts';

const groups = [...new Set(blockKinds.map(({ group }) => group))];

interface AddBlockProps {
  disabled: boolean;
  onAdd: (kind: string) => void;
}

export function AddBlock({ disabled, onAdd }: AddBlockProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" disabled={disabled}>
          <Plus aria-hidden /> Add block
        </Button>
      </DialogTrigger>
      <DialogContent title="Add block" description="It goes below the selected one." width="lg">
        <div className="grid gap-5">
          {groups.map((group) => (
            <section key={group} className="grid gap-2">
              <h3 className="text-base">{group}</h3>
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
                {blockKinds
                  .filter((kind) => kind.group === group)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <Button
                        variant="secondary"
                        size="sm"
                        className="w-full"
                        onClick={() => {
                          onAdd(id);
                          setOpen(false);
                        }}
                      >
                        {title}
                      </Button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
