import { useQuery } from '@tanstack/react-query';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { query } from '#kit/contract/query.ts';
import { whyIsItHidden } from '#social/reports/contract.ts';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { restoreFromTrash } from '#kit/trash/contract.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getProfile, longestPicture, putPicture, removePicture, type Profile } from '../contract.ts';
import { PictureFromAddress } from './picture-from-address.tsx';

const shown = [getProfile, currentUser];
const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export function PictureEditor({ name, picture }: Pick<Profile, 'name' | 'picture'>) {
  const input = useRef<HTMLInputElement>(null);
  const [heldFromWeb, setHeldFromWeb] = useState<string | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const put = useCall(putPicture, {
    refreshes: shown,
    onSuccess: ({ held: id }) => id === null && toast({ title: 'That is you. Looking good.' }),
  });
  const restore = useCall(restoreFromTrash, { refreshes: shown });
  const remove = useCall(removePicture, {
    refreshes: shown,
    onSuccess: ({ trashId }) =>
      toast({
        title: 'Picture removed',
        ...(trashId && {
          action: {
            label: 'Undo',
            altText: 'Restore it from the trash, under Your data',
            onSelect: () => restore.mutate({ params: { id: trashId } }),
          },
        }),
      }),
  });

  function choose(file: File | undefined) {
    if (!file) return;
    setTooLarge(file.size > longestPicture);
    if (file.size <= longestPicture) put.mutate({ body: file });
    input.current!.value = '';
  }

  const [address] = useSearchParams();
  const held = put.data?.held ?? heldFromWeb ?? address.get('held');
  const failure = put.error ?? remove.error ?? restore.error;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={picture} size="xl" title="Your picture" />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              pending={put.isPending}
              onClick={() => input.current?.click()}
            >
              <ImageUp aria-hidden />
              {picture ? 'Change picture' : 'Add a picture'}
            </Button>
            {picture && (
              <Button variant="ghost" size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
                <Trash2 aria-hidden />
                Remove
              </Button>
            )}
          </div>
          <PictureFromAddress onHeld={setHeldFromWeb} />
          <p className="text-sm text-muted">
            PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. It will be cropped to a square.
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {held && <HeldPicture id={held} />}
      {tooLarge && <Notice tone="error">That picture is larger than 5 MB. Choose a smaller one.</Notice>}
      {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
    </div>
  );
}

/** Nothing for one that is shown by now. */
function HeldPicture({ id }: { id: string }) {
  const target = { kind: 'profile-picture', id };
  const { data } = useQuery(query(whyIsItHidden, { params: target }));
  return data?.hidden ? <HiddenNotice target={target} mine /> : null;
}
