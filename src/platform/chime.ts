import type { Note } from '../core/note.ts';

/** Notes of the chime: frequency in hertz, start in seconds. */
const NOTES = [
  { hz: 659.25, atS: 0 },
  { hz: 880, atS: 0.22 },
] as const;
const NOTE_S = 1.4;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Lets the page play its chime later. Call from a user gesture; browsers keep other pages silent. */
export function allowChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Plays a quiet chime, made on the page. Silent where the browser does not allow it. */
export function playChime(): void {
  playNotes(NOTES.map((note) => ({ ...note, fadeS: NOTE_S })));
}

/** Plays notes, made on the page. Silent where the browser does not allow it. */
export function playNotes(notes: readonly Note[]): void {
  if (context === null || context.state !== 'running') return;
  for (const note of notes) playNote(context, note);
}

function playNote(audio: AudioContext, { hz, atS, fadeS }: Note): void {
  const at = audio.currentTime + atS;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + Math.min(fadeS / 4, 0.03));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + fadeS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + fadeS);
}
