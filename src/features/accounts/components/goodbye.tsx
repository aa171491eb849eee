import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** After an account is gone: what was deleted, and what stays how long. */
export default function Goodbye({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Your account has been deleted"
        description="Goodbye, and thank you for being here."
      >
        <div className="flex items-start gap-5">
          <Panda mood="wave" size={72} className="max-sm:hidden" />
          <dl className="grid gap-3 [&_dt]:font-semibold">
            <div>
              <dt>Deleted now</dt>
              <dd>
                Your profile, panda, files, chats, results, links, feedback, keys and sessions. Your username
                is available to others.
              </dd>
            </div>
            <div>
              <dt>Kept, without your name</dt>
              <dd>Your comments on other people’s work, and security records, under an anonymous number.</dd>
            </div>
            <div>
              <dt>In backups</dt>
              <dd>
                Until the operator of this installation replaces them. The{' '}
                <Link to={href('/privacy-policy')}>privacy policy</Link> has the details.
              </dd>
            </div>
          </dl>
        </div>
        <DialogFooter className="mt-2">
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
