/**
 * Plays a piece in the browser from the same voices, levels and room as the rendered file. Notes are scheduled a moment ahead, so that
 * a change is heard within half a second.
 */
import { genres } from '../compose/genres.ts';
import { barTicks, secondsOf, secondsPerTick, type Piece, type Role } from '../piece.ts';
import { eventsOf, type SoundEvent } from '../sound/events.ts';
import { pumpSeconds, trackGain, voiceWish } from '../sound/mix.ts';
import { impulseOf } from '../sound/room.ts';
import { makeVoice, type VoiceWish } from '../sound/voices.ts';

const ahead = 0.45;
const beat = 90;
const makeup = 1.5;

interface Strip {
  input: GainNode;
  duck: GainNode;
  pan: StereoPannerNode;
  send: GainNode;
}

export function createPlayer() {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let room: ConvolverNode | undefined;
  const strips = new Map<Role, Strip>();
  const buffers = new Map<string, AudioBuffer>();
  const sounding = new Set<AudioBufferSourceNode>();
  const listeners = new Set<() => void>();
  let piece: Piece | undefined;
  let events: SoundEvent[] = [];
  let isPlaying = false;
  let isLooping = true;
  /** When the piece began, by the clock of the sound card. */
  let origin = 0;
  let scheduledUntil = 0;
  let resting = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  function open(): AudioContext {
    if (context) return context;
    context = new AudioContext();
    const limiter = new DynamicsCompressorNode(context, {
      threshold: -3,
      knee: 2,
      ratio: 18,
      attack: 0.002,
      release: 0.12,
    });
    master = new GainNode(context, { gain: makeup });
    const [left, right] = impulseOf(context.sampleRate);
    const impulse = new AudioBuffer({
      length: left.length,
      numberOfChannels: 2,
      sampleRate: context.sampleRate,
    });
    impulse.copyToChannel(left, 0);
    impulse.copyToChannel(right, 1);
    room = new ConvolverNode(context, { buffer: impulse, disableNormalization: true });
    room.connect(master);
    master.connect(limiter).connect(context.destination);
    return context;
  }

  function stripOf(role: Role): Strip {
    const known = strips.get(role);
    if (known) return known;
    const sound = open();
    const strip = {
      input: new GainNode(sound),
      duck: new GainNode(sound),
      pan: new StereoPannerNode(sound),
      send: new GainNode(sound),
    };
    strip.input.connect(strip.duck).connect(strip.pan).connect(master!);
    strip.duck.connect(strip.send).connect(room!);
    strips.set(role, strip);
    return strip;
  }

  function setLevels(of: Piece) {
    for (const track of of.tracks) {
      const strip = stripOf(track.role);
      // The panner of the browser is quieter in the middle than the mix.
      strip.input.gain.value = track.isMuted ? 0 : trackGain * track.volume * Math.SQRT2;
      strip.pan.pan.value = track.pan;
      strip.send.gain.value = track.room / Math.SQRT2;
    }
  }

  function bufferOf(wish: VoiceWish): AudioBuffer {
    const key = `${wish.instrument} ${wish.pitch} ${wish.velocity} ${wish.seconds}`;
    const known = buffers.get(key);
    if (known) return known;
    const samples = makeVoice(wish);
    const made = new AudioBuffer({ length: samples.length, sampleRate: wish.rate });
    made.copyToChannel(samples, 0);
    if (buffers.size > 1500) buffers.clear();
    buffers.set(key, made);
    return made;
  }

  function sound(event: SoundEvent, when: number) {
    const track = piece?.tracks.find(({ role }) => role === event.role);
    if (!track || !context) return;
    const source = new AudioBufferSourceNode(context, {
      buffer: bufferOf(voiceWish(track, event, context.sampleRate)),
    });
    source.connect(stripOf(track.role).input);
    source.addEventListener('ended', () => sounding.delete(source));
    sounding.add(source);
    source.start(Math.max(when, context.currentTime));
    if (track.role === 'drums' && event.pitch === 36) pump(when);
  }

  function pump(when: number) {
    const depth = piece ? genres[piece.genre].pump : 0;
    if (depth === 0) return;
    for (const [role, { duck }] of strips) {
      if (role === 'drums' || role === 'lead') continue;
      duck.gain.setValueAtTime(1, when);
      duck.gain.linearRampToValueAtTime(1 - depth, when + 0.008);
      duck.gain.linearRampToValueAtTime(1, when + pumpSeconds);
    }
  }

  function schedule() {
    if (!context || !piece || !isPlaying) return;
    const total = secondsOf(piece);
    const until = context.currentTime - origin + ahead;
    if (!isLooping && scheduledUntil >= total) {
      if (context.currentTime - origin >= total + 1) stop();
      return;
    }
    const from = scheduledUntil;
    for (
      let round = Math.floor(from / total);
      round * total < until && (isLooping || round === 0);
      round += 1
    )
      for (const event of events) {
        const at = event.start + round * total;
        if (at >= from && at < until) sound(event, origin + at);
      }
    scheduledUntil = Math.max(scheduledUntil, until);
    notify();
  }

  function silence() {
    for (const source of sounding) source.stop();
    sounding.clear();
    for (const { duck } of strips.values()) {
      duck.gain.cancelScheduledValues(0);
      duck.gain.value = 1;
    }
  }

  function stop() {
    resting = position();
    isPlaying = false;
    clearInterval(timer);
    silence();
    notify();
  }

  /** In seconds of the piece. */
  function position(): number {
    if (!isPlaying || !context || !piece) return resting;
    const total = secondsOf(piece);
    const now = Math.max(0, context.currentTime - origin);
    return isLooping && total > 0 ? now % total : Math.min(now, total);
  }

  function play(from = resting) {
    if (!piece) return;
    const sounds = open();
    void sounds.resume();
    silence();
    setLevels(piece);
    const total = secondsOf(piece);
    const start = from >= total ? 0 : from;
    // The first voices are made before the clock starts, so that the first bar is in time.
    for (const event of events)
      if (event.start >= start && event.start < start + ahead) {
        const track = piece.tracks.find(({ role }) => role === event.role);
        if (track) bufferOf(voiceWish(track, event, sounds.sampleRate));
      }
    isPlaying = true;
    origin = sounds.currentTime + 0.06 - start;
    scheduledUntil = start;
    clearInterval(timer);
    timer = setInterval(schedule, beat);
    schedule();
  }

  return {
    play,
    stop,
    position,
    /** What is playing changes where it is. */
    load(next: Piece) {
      if (piece === next) return;
      if (piece && isPlaying && (piece.tempo !== next.tempo || piece.beats !== next.beats)) {
        const bar = position() / (barTicks(piece) * secondsPerTick(piece));
        piece = next;
        events = eventsOf(next);
        return play(bar * barTicks(next) * secondsPerTick(next));
      }
      piece = next;
      events = eventsOf(next);
      if (context) setLevels(next);
    },
    seek(seconds: number) {
      resting = seconds;
      if (isPlaying) play(seconds);
      else notify();
    },
    setLooping(wanted: boolean) {
      const at = position();
      isLooping = wanted;
      if (isPlaying) play(at);
      notify();
    },
    /** One note, as it is written. */
    preview(role: Role, pitch: number) {
      if (!piece) return;
      void open().resume();
      setLevels(piece);
      sound({ role, pitch, velocity: 0.75, seconds: 0.3, start: 0 }, open().currentTime);
    },
    close() {
      if (isPlaying) stop();
      void context?.close();
      context = undefined;
      strips.clear();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isPlaying: () => isPlaying,
    isLooping: () => isLooping,
  };
}

export type Player = ReturnType<typeof createPlayer>;
