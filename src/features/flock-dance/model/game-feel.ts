import type { RunEvent } from '../../../core/flock/run-event.ts';
import type { Note } from '../../../core/note.ts';

/** What a moment of a game sounds like, and how the device vibrates: milliseconds on, off, on …. */
export interface Feel {
  readonly notes: readonly Note[];
  readonly vibration: readonly number[];
}

const BITE_HZ = 440;
/** A longer combo rises no further: two octaves. */
const COMBO_SEMITONES_MAX = 24;
const SEMITONE = 2 ** (1 / 12);
/** The last seconds of a limited game are heard as heartbeats. */
const HEARTBEATS = 5;

/** How an event feels; a bite sounds two semitones higher with each fish of its combo. */
export function feelOf(event: RunEvent): Feel {
  switch (event.type) {
    case 'bite':
      return { notes: [tone(comboHz(event.combo), 0, 0.12)], vibration: [8] };
    case 'golden':
      return { notes: [tone(1319, 0, 0.2), tone(1760, 0.08, 0.5)], vibration: [12, 40, 12] };
    case 'full':
      return { notes: [tone(523, 0, 0.2), tone(659, 0.07, 0.2), tone(784, 0.14, 0.4)], vibration: [20] };
    case 'shadow':
      return { notes: [tone(294, 0, 0.3), tone(440, 0.12, 0.5)], vibration: [20] };
    case 'golden-appears':
      return { notes: [tone(1760, 0, 0.4)], vibration: [] };
    case 'size':
    case 'speed':
      return { notes: [tone(330, 0, 0.2)], vibration: [] };
  }
}

/** The heartbeat between two statuses with this much time left, in milliseconds; null where none falls between them. */
export function heartbeatOf(beforeMs: number, leftMs: number): Feel | null {
  const second = Math.ceil(leftMs / 1000);
  if (second === Math.ceil(beforeMs / 1000) || second < 1 || second > HEARTBEATS) return null;
  return { notes: [tone(98, 0, 0.15), tone(82, 0.16, 0.2)], vibration: [15] };
}

function comboHz(combo: number): number {
  return BITE_HZ * SEMITONE ** Math.min((combo - 1) * 2, COMBO_SEMITONES_MAX);
}

function tone(hz: number, atS: number, fadeS: number): Note {
  return { hz, atS, fadeS };
}
