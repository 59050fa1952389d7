import { describe, expect, it } from 'vitest';
import { gatheredSettings, gatheringRoute } from '../../../src/features/flock-dance/model/gathering.ts';
import { distanceBetween, toCoordinates } from '../../../src/features/flock-dance/model/route-path.ts';
import { SETTINGS, setUpPond, VIEW } from './a-pond.ts';

const OWN = { ...SETTINGS, population: 180, leaders: 3 };
const SECOND = 60;

/** Half axes of the way round the middle. */
const RADII = { x: VIEW.width * 0.3, y: VIEW.height * 0.3 };
const MIDDLE = { x: VIEW.width / 2, y: VIEW.height / 2 };

describe.each([4, 77, 2026])('the school of seed %i', (seed) => {
  it('gathers within two minutes and swims round the middle', async () => {
    const { core, service, start, frames } = setUpPond();
    await start(OWN, seed);
    frames(30 * SECOND);
    service.configure(gatheredSettings(OWN));
    service.setRoute(toCoordinates(gatheringRoute(VIEW)));
    frames(120 * SECOND);
    expect(core.leaders()).toBe(1);
    const quarters = new Set<string>();
    for (let second = 0; second < 60; second += 1) {
      frames(SECOND);
      const fish = Array.from({ length: OWN.population }, (_, slot) => ({
        x: core.x[slot] ?? 0,
        y: core.y[slot] ?? 0,
      }));
      const mean = {
        x: fish.reduce((sum, each) => sum + each.x, 0) / fish.length,
        y: fish.reduce((sum, each) => sum + each.y, 0) / fish.length,
      };
      const near = fish.filter((each) => distanceBetween(each, mean) < 150).length / fish.length;
      const radius = Math.hypot((mean.x - MIDDLE.x) / RADII.x, (mean.y - MIDDLE.y) / RADII.y);
      // Fish that are spread evenly have 0.15 of them so near.
      expect(near).toBeGreaterThan(0.5);
      expect(radius).toBeGreaterThan(0.7);
      expect(radius).toBeLessThan(1.1);
      quarters.add(`${mean.x > MIDDLE.x} ${mean.y > MIDDLE.y}`);
    }
    expect(quarters.size).toBe(4);
  });
});
