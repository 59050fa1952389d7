/** Measured amounts of the last seconds, the oldest first. Times in milliseconds. */
export type SpeedSamples = readonly { readonly at: number; readonly doneBytes: number }[];

/** The speed is the average over this time. */
const WINDOW_MS = 4000;
/** A shorter time gives no speed yet. */
const SPAN_MIN_MS = 400;

/** Adds a measurement and forgets those that are too old. */
export function addSample(samples: SpeedSamples, at: number, doneBytes: number): SpeedSamples {
  return [...samples.filter((sample) => at - sample.at <= WINDOW_MS && sample.at <= at), { at, doneBytes }];
}

/** Bytes per second over the last seconds; null while too little is known. */
export function toBytesPerSecond(samples: SpeedSamples): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < SPAN_MIN_MS) return null;
  return Math.max(0, ((last.doneBytes - first.doneBytes) / (last.at - first.at)) * 1000);
}

/** Seconds until a file of this many bytes is complete; null where the speed is unknown or zero. */
export function toRemainingSeconds(bytes: number, doneBytes: number, bytesPerSecond: number | null): number | null {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return null;
  return Math.ceil(Math.max(0, bytes - doneBytes) / bytesPerSecond);
}
