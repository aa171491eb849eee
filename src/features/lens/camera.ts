/** The camera of whoever looks, and why there is none. */

/** The camera at the back, as sharp as is useful. */
const wish: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

export class NoCamera extends Error {}

export async function openCamera(devices: MediaDevices | undefined): Promise<MediaStream> {
  // Browsers hide cameras from pages that could be listened to on the way.
  if (!devices?.getUserMedia)
    throw new NoCamera(
      'The camera isn’t available, because the connection isn’t secure. Choose a photo instead.',
    );
  try {
    return await devices.getUserMedia(wish);
  } catch (error) {
    throw new NoCamera(whyNot(error), { cause: error });
  }
}

function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The camera is blocked for this site. Allow it in the browser’s settings, or choose a photo instead.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'No camera was found. Connect one, or choose a photo instead.';
  if (name === 'NotReadableError')
    return 'The camera is in use by another app. Close it, or choose a photo instead.';
  return 'The camera couldn’t be opened. Choose a photo instead.';
}

/** What the camera sees now, as a file. */
export async function takePicture(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  canvas.toBlob(
    (blob) =>
      blob
        ? resolve(new File([blob], 'Photo.jpg', { type: 'image/jpeg' }))
        : reject(new NoCamera('The camera isn’t ready. Wait a moment and try again.')),
    'image/jpeg',
    0.92,
  );
  return promise;
}
