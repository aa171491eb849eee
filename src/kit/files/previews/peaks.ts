/** Peaks of a sound of unknown length: when there are too many stretches, two become one. */

const most = 1000;

export function createPeaks() {
  let peaks: number[] = [];
  let stretch = 256;
  let loudest = 0;
  let inStretch = 0;

  function close() {
    peaks.push(loudest);
    loudest = 0;
    inStretch = 0;
    if (peaks.length < most * 2) return;
    peaks = Array.from({ length: most }, (_, at) => Math.max(peaks[at * 2]!, peaks[at * 2 + 1]!));
    stretch *= 2;
  }

  return {
    /** Samples from -1 to 1. */
    add(samples: Float32Array) {
      for (const sample of samples) {
        const loud = Math.abs(sample);
        if (loud > loudest) loudest = loud;
        inStretch += 1;
        if (inStretch === stretch) close();
      }
    },
    result(): number[] {
      if (inStretch > 0) close();
      return peaks.map((peak) => Math.round(Math.min(1, peak) * 1000) / 1000);
    },
  };
}
