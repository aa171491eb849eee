import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { publicProfile } from '#features/profiles/contract.ts';
import { getProfile, longestPicture, putPicture, removePicture } from '#features/settings/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { pictureTypes, refusePicture } from '#kit/files/picture-choice.ts';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { currentUser } from '#kit/auth/contract.ts';

/** A picture is kept as soon as it is chosen, by click or by dropping it here. */
export function PictureField({ name, picture }: { name: string; picture: string | null }) {
  const [refusal, setRefusal] = useState('');
  const put = useCall(putPicture, { refreshes: [getProfile, publicProfile, currentUser] });
  const remove = useCall(removePicture, { refreshes: [getProfile, publicProfile, currentUser] });
  const busy = put.isPending || remove.isPending;
  const error = refusal || (put.error && wordsOf(put.error)) || (remove.error && wordsOf(remove.error)) || '';

  function choose(file: File | undefined) {
    if (!file || busy) return;
    const reason = refusePicture(file, longestPicture);
    setRefusal(reason ?? '');
    remove.reset();
    if (reason) put.reset();
    else put.mutate({ body: file });
  }

  const { isOver, dropZone } = useDrop(([file]) => choose(file));

  return (
    <div
      {...dropZone}
      className={cn(
        'flex flex-wrap items-center gap-5 rounded-card border-[1.5px] border-dashed p-5 transition-colors duration-150',
        isOver ? 'border-bamboo bg-bamboo-soft' : 'border-edge',
      )}
    >
      <span className="relative">
        <Avatar name={name || '?'} src={picture} size="xl" />
        {busy && (
          <span className="absolute inset-0 grid place-items-center rounded-[32%] bg-scrim text-on-bamboo">
            <Spinner label="Saving your picture" />
          </span>
        )}
      </span>
      <div className="grid min-w-48 flex-1 gap-3">
        <p className="text-sm text-muted">
          Drop a picture here or choose one. It will be cropped to a square. Up to 5 MB.
        </p>
        <div className="flex flex-wrap gap-3">
          <FileButton accept={pictureTypes} onChoose={choose}>
            <ImageUp aria-hidden />
            {picture ? 'Choose another' : 'Choose a picture'}
          </FileButton>
          {picture && (
            <Button variant="ghost" size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
              Remove
            </Button>
          )}
        </div>
        {put.data?.held && <HiddenNotice target={{ kind: 'profile-picture', id: put.data.held }} mine />}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {error}
        </p>
      </div>
    </div>
  );
}
