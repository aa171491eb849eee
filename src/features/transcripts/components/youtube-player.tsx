import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import { watchAddress } from '#kit/videos/youtube-link.ts';
import { usePlayback } from '#tools/hear/playback.ts';

const origin = 'https://www.youtube-nocookie.com';

/** Nothing is loaded from YouTube until someone wants it. The frame is spoken to by messages, without its scripts in our page. */
export function YoutubePlayer({ id, title }: { id: string; title: string }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Frame id={id} title={title} />;
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-5">
      <Button variant="secondary" onClick={() => setWanted(true)}>
        <Play aria-hidden /> Load the video
      </Button>
      <p className="text-sm text-muted">
        This connects you to YouTube. Or <OutLink href={watchAddress(id)}>open it there</OutLink>.
      </p>
    </div>
  );
}

function Frame({ id, title }: { id: string; title: string }) {
  const playback = usePlayback();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const say = (message: object) =>
      frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin);
    const order = (func: string, ...args: unknown[]) => say({ event: 'command', func, args });
    let isPlaying = false;
    const detach = playback.attach({
      seek(seconds, play) {
        order('seekTo', seconds, true);
        if (play) order('playVideo');
      },
      toggle: () => order(isPlaying ? 'pauseVideo' : 'playVideo'),
    });
    function hear({ source, origin: from, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow || from !== origin || typeof data !== 'string') return;
      const { info } = readMessage(data);
      if (typeof info?.currentTime === 'number') playback.moveTo(info.currentTime);
      if (typeof info?.playerState === 'number') isPlaying = info.playerState === 1;
    }
    addEventListener('message', hear);
    // It speaks once it has been greeted, and may not be there at the first time.
    const greeting = setInterval(() => say({ event: 'listening', id }), 500);
    return () => {
      clearInterval(greeting);
      removeEventListener('message', hear);
      detach();
    };
  }, [playback, id]);
  const start = Math.floor(playback.seconds);
  return (
    <iframe
      ref={frame}
      title={title}
      src={`${origin}/embed/${id}?enablejsapi=1&playsinline=1&rel=0&start=${start}`}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another site, so that its own origin is not ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; encrypted-media; picture-in-picture"
      // YouTube wants to know the site; of the page it learns nothing.
      referrerPolicy="strict-origin"
      className="aspect-video w-full rounded-card bg-sunken"
    />
  );
}

interface PlayerMessage {
  info?: { currentTime?: unknown; playerState?: unknown } | null;
}

function readMessage(text: string): PlayerMessage {
  try {
    return (JSON.parse(text) ?? {}) as PlayerMessage;
  } catch {
    return {}; // not one of theirs
  }
}
