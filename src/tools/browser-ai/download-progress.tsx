import { Progress } from '#kit/ui/progress.tsx';

/** From 0 to 1, or null where the browser does not say. */
export function DownloadProgress({ progress }: { progress: number | null }) {
  return (
    <Progress
      label="Downloading the browser’s model"
      detail="You can keep working. The download continues on other pages."
      {...(progress === null ? {} : { percent: progress * 100 })}
    />
  );
}
