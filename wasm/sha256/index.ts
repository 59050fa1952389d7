/**
 * SHA-256 over whole blocks of 64 bytes, as FIPS 180-4 defines it; padding is the caller's. The words that a block is
 * expanded to do not depend on the blocks before it, so four blocks are expanded at once.
 */
import { BLOCK, expand, LANES, WORDS } from './expand';
import { rounds } from './rounds';

/** The largest input, in bytes. */
export const INPUT_BYTES: i32 = 64 << 10;
/** Four blocks are read at once, also where fewer are left. */
const SLACK_BYTES: i32 = 192;
/** The caller writes whole blocks here. */
export const INPUT = memory.data(INPUT_BYTES + SLACK_BYTES, 16);
/** The eight words of the hash so far, as the caller writes and reads them. */
export const STATE = memory.data(32, 16);

/** Adds the first blocks of the input to the hash. */
export function compress(blocks: i32): void {
  for (let done = 0; done < blocks; done += LANES) {
    expand(INPUT + <usize>done * BLOCK);
    const lanes = min(blocks - done, LANES);
    for (let lane = 0; lane < lanes; lane++) rounds(STATE, WORDS + (<usize>lane << 2));
  }
}
