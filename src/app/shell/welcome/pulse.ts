/** Felt and heard, where the device can and the browser lets us; otherwise nothing at all. */
const feelings = {
  press: { vibration: [20], hertz: 70, seconds: 0.12 },
  burst: { vibration: [40, 30, 80], hertz: 55, seconds: 0.35 },
};

export function pulse(what: keyof typeof feelings) {
  const { vibration, hertz, seconds } = feelings[what];
  try {
    navigator.vibrate?.(vibration);
    hum(hertz, seconds);
  } catch {
    // no sound device, or sound not allowed: the welcome works as well without
  }
}

function hum(hertz: number, seconds: number) {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.18, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
  tone.addEventListener('ended', () => void context.close());
}
