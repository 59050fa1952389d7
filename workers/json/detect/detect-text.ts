import type { Detection, TextSample } from './detect.api.ts';
import { judgeDump, judgePhp } from './judge-dump.ts';
import { judgeLines } from './judge-lines.ts';
import { judgeMessage } from './judge-message.ts';
import { judgePacked } from './judge-packed.ts';
import { readJsonHead } from './read-json-head.ts';
import { beginsWithInsert } from './sql-insert.ts';

/**
 * What a text looks like that the JSON tool can decode, or another tool reads. A wrong answer is worse than none: null
 * for JSON, for damaged JSON, which is repaired, and for everything without clear signs.
 */
export function detectText(given: TextSample): Detection | null {
  const sample = { ...given, head: given.head.replace(/^\ufeff/, '\n') };
  if (sample.head.trim() === '') return null;
  const reading = readJsonHead(sample);
  if (reading.kind === 'json') return reading.detection;
  const dump = judgePhp(sample.head) ?? judgeDump(sample.head, sample.end);
  if (dump !== null) return dump;
  if (reading.kind === 'bracket') return onlySections(judgeLines(sample));
  if (beginsWithInsert(sample.head)) return { kind: 'sql-insert' };
  return judgeMessage(sample.head) ?? judgePacked(sample) ?? judgeLines(sample);
}

/** Of the formats that are recognized by lines, these alone begin with a bracket. */
function onlySections(detection: Detection | null): Detection | null {
  return detection?.kind === 'toml' || detection?.kind === 'ini' ? detection : null;
}
