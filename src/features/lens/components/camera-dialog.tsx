import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { NoCamera, openCamera, takePicture } from '../camera.ts';

interface CameraDialogProps {
  onPicture(file: File): void;
  onClose(): void;
}

const wordsOf = (error: unknown) =>
  error instanceof NoCamera ? error.message : 'The camera couldn’t be opened. Choose a photo instead.';

export default function CameraDialog({ onPicture, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isWanted = true;
    openCamera(navigator.mediaDevices).then(
      (opened) => {
        stream = opened;
        if (isWanted) video.current!.srcObject = opened;
        else stop();
        return opened;
      },
      (error: unknown) => isWanted && setProblem(wordsOf(error)),
    );
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);

  async function take() {
    try {
      onPicture(await takePicture(video.current!));
      onClose();
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Take a photo">
        {problem ? (
          <Notice tone="warning">{problem}</Notice>
        ) : (
          <div className="grid gap-4">
            {/* It has no sound to caption. */}
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              onPlaying={() => setLive(true)}
              className="aspect-video w-full rounded-lg bg-sunken object-contain"
            />
            <Button disabled={!isLive} onClick={() => void take()}>
              Take photo
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
