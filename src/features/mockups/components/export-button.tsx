import Download from 'lucide-react/icons/download';
import { useState, type RefObject } from 'react';
import { Button } from '#kit/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { exportPng, scales } from '../drawing/export-png.ts';

interface ExportButtonProps {
  drawn: RefObject<SVGSVGElement | null>;
  name: string;
}

/** The framed screen as a picture file, in one of three sizes. */
export function ExportButton({ drawn, name }: ExportButtonProps) {
  const [pending, setPending] = useState(false);
  async function save(scale: number) {
    if (!drawn.current) return;
    setPending(true);
    try {
      const address = URL.createObjectURL(await exportPng(drawn.current, scale));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'mockup'}@${scale}x.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'The picture couldn’t be created',
        description: error instanceof Error ? error.message : 'Try a smaller size.',
      });
    } finally {
      setPending(false);
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="secondary" pending={pending}>
          <Download aria-hidden /> PNG
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {scales.map((scale) => (
          <DropdownMenuItem key={scale} onSelect={() => void save(scale)}>
            PNG at {scale}×
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
