/** One still of a tab, window or screen that the person points at in the browser's own dialog. */
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

function canCapture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** False on the server, and where the browser cannot, as on phones. */
export function useCanCapture(): boolean {
  return useSyncExternalStore(neverChanges, canCapture, () => false);
}

/** Null when the person closed the dialog. */
export async function captureScreen(): Promise<File | null> {
  const stream = await askForStream();
  if (!stream) return null;
  try {
    return await stillOf(stream);
  } finally {
    // The browser says that it is sharing until this is done.
    for (const track of stream.getTracks()) track.stop();
  }
}

async function askForStream(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}

async function stillOf(stream: MediaStream): Promise<File> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  video.srcObject = null;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('Your browser couldn’t take a screenshot.');
  return new File([blob], 'screenshot.png', { type: blob.type });
}
