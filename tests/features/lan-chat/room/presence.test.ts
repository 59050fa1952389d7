import { expect, test } from 'vitest';
import { gather, namesOf } from './room-rig.ts';

const THREE = ['ann', 'bob', 'cai'] as const;

test('reports a member that leaves', async () => {
  const { rig, places } = await gather(THREE);
  places[2].session.leave();
  await rig.clock.advance(300);
  expect(namesOf(places[1])).toEqual(['ann', 'bob']);
  expect(places[1].notices().at(-1)).toBe('left cai');
  expect(places[2].state()).toMatchObject({ join: { step: 'out' }, members: [], messages: [], room: null });
});

test('drops a guest that is silent for four seconds', async () => {
  const { rig, places } = await gather(THREE);
  rig.crash(places[1]);
  await rig.clock.advance(6000);
  expect([namesOf(places[0]), namesOf(places[2])]).toEqual([
    ['ann', 'cai'],
    ['ann', 'cai'],
  ]);
  expect([places[0].notices(), places[2].notices()].flat()).not.toContain('left bob');
  await rig.clock.advance(10_000);
  expect([places[0].notices().at(-1), places[2].notices().at(-1)]).toEqual(['left bob', 'left bob']);
});

test('reports no guest as gone that was silent under load and comes back', async () => {
  const { rig, places } = await gather(THREE);
  const [ann, bob, cai] = places;
  const before = [ann, cai].map((place) => place.notices());
  rig.crash(bob);
  await rig.clock.advance(6000);
  expect(namesOf(ann)).toEqual(['ann', 'cai']);
  bob.host.isCrashed = false;
  await rig.clock.advance(20_000);
  expect([ann, cai].map(namesOf)).toEqual([THREE, THREE].map((names) => [...names]));
  expect([ann, cai].map((place) => place.notices())).toEqual(before);
  bob.session.leave();
  await rig.clock.advance(300);
  expect([ann.notices().at(-1), cai.notices().at(-1)]).toEqual(['left bob', 'left bob']);
});
