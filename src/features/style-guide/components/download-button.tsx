import Download from 'lucide-react/icons/download';
import { Button } from '#kit/ui/button.tsx';

interface DownloadButtonProps {
  label: string;
  /** Names what is downloaded where the label alone does not. */
  of: string;
  fileName: string;
  svg: () => string;
}

export function DownloadButton({ label, of, fileName, svg }: DownloadButtonProps) {
  function download() {
    const url = URL.createObjectURL(new Blob([svg()], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Button variant="secondary" size="sm" onClick={download} aria-label={`${label}: download ${of} as SVG`}>
      <Download aria-hidden />
      {label}
    </Button>
  );
}
