import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../workers/goal-images/wallpaper/random.ts';
import { ROOM } from './fake-network.ts';
import { namesOf, type Place, RoomRig } from './room-rig.ts';

const NAMES = ['ann', 'bob', 'cai', 'dan', 'eve', 'fay', 'gus'];
const SECONDS = 120;

/** A text, and the devices that have to have it in the end: those in the room with its author all the time since. */
interface Sent {
  readonly text: string;
  readonly author: Place;
  readonly present: Set<Place>;
}

const isAlive = ({ host, state }: Place) => !host.isCrashed && state().join.step !== 'out';

/** Random mishaps over two minutes: crashes, leaving, returning, a server that restarts, cut lines, slow lines. */
async function simulate(seed: number) {
  const rig = new RoomRig(seed);
  const random = createRandom(seed + 1000);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const sent: Sent[] = [];
  let count = 0;
  // Texts that a device has not sent yet leave with it.
  const leave = (place: Place) => {
    for (const each of sent) {
      if (each.author === place) each.present.clear();
      else each.present.delete(place);
    }
  };
  // All devices start at once.
  for (const name of NAMES.slice(0, 3 + Math.floor(random() * 3))) {
    void rig.add(name, { latencyMs: 5 + random() * 60 }).session.join({});
  }
  for (let tick = 0; tick < SECONDS * 2; tick++) {
    await rig.clock.advance(500);
    rig.admitAll();
    for (const place of rig.places) {
      const { join, admission } = place.state();
      // The visitor decides to try again.
      if (!place.host.isCrashed && join.step === 'failed') {
        leave(place);
        void place.session.join({});
      } else if (admission !== 'admitted') leave(place);
    }
    if (tick > SECONDS) continue;
    const place = pick(rig.places.filter(isAlive));
    if (place === undefined) continue;
    const dice = random();
    if (dice < 0.5) {
      const text = `text ${count++}`;
      const ids = place.state().members.map(({ peerId }) => peerId);
      const isThere = (other: Place) => other.files.me() !== null && ids.includes(other.state().peerId ?? '');
      const present = rig.places.filter((other) => other !== place && isAlive(other) && isThere(other));
      if (place.session.sendText(text) === 'sent') sent.push({ text, author: place, present: new Set(present) });
    } else if (dice < 0.53) {
      leave(place);
      rig.crash(place);
    } else if (dice < 0.56) {
      leave(place);
      place.session.leave();
    } else if (dice < 0.6) {
      const name = pick(NAMES) ?? 'ann';
      const former = rig.places.filter((other) => other.host.name === name);
      if (former.some(isAlive)) continue;
      const out = former.find(({ host }) => !host.isCrashed);
      void (out ?? rig.add(name, { latencyMs: 5 + random() * 60 })).session.join({});
    } else if (dice < 0.61) {
      rig.world.restartServer(random() * 4000);
    } else if (dice < 0.63) {
      const { host } = place;
      host.isServerCut = true;
      rig.clock.after(random() * 5000, () => {
        host.isServerCut = false;
      });
    } else if (dice < 0.66) {
      const { host } = place;
      const usual = host.latencyMs;
      host.latencyMs = 400 + random() * 600;
      rig.clock.after(random() * 8000, () => {
        host.latencyMs = usual;
      });
    }
  }
  return { rig, sent };
}

describe.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'a simulation of many devices with the seed %i',
  (seed) => {
    test('ends in one room with one creator, with every text once', async () => {
      const { rig, sent } = await simulate(seed);
      const alive = rig.places.filter(isAlive);
      const roles = alive.map(({ state }) => {
        const { join } = state();
        return join.step === 'in' ? join.role : join.step;
      });
      expect(roles.filter((role) => role === 'creator')).toHaveLength(alive.length === 0 ? 0 : 1);
      expect(roles.filter((role) => role === 'guest')).toHaveLength(Math.max(0, alive.length - 1));
      const names = alive.map(({ host }) => host.name).sort();
      for (const place of alive) {
        expect(place.state().room?.code).toBe(ROOM);
        expect(namesOf(place).sort()).toEqual(names);
        const texts = place.texts();
        expect(new Set(texts).size).toBe(texts.length);
      }
      for (const { text, author, present } of sent) {
        if (!isAlive(author)) continue;
        for (const place of present) if (isAlive(place)) expect(place.texts(), place.host.name).toContain(text);
      }
    });
  },
);
