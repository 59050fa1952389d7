import { expect, test } from 'vitest';
import { gather, namesOf } from './room-rig.ts';

test('limits the texts of a device before the others drop it', async () => {
  const { rig, places } = await gather(['ann', 'bob']);
  const [ann, bob] = places;
  const outcomes: string[] = [];
  for (let number = 0; number < 600; number += 1) {
    outcomes.push(bob.session.sendText(`${number}`));
    await rig.clock.advance(10);
  }
  await rig.clock.advance(500);
  expect(outcomes.slice(0, 250)).toEqual(Array(250).fill('sent'));
  expect(outcomes).toContain('too-fast');
  expect(ann.texts()).toHaveLength(outcomes.filter((outcome) => outcome === 'sent').length);
  expect(ann.notices()).not.toContain('flooded bob');
  await rig.clock.advance(5000);
  expect(bob.session.sendText('later')).toBe('sent');
});

test('tells a device that was dropped why, keeps its conversation, and lets it in again after a minute', async () => {
  const { rig, places } = await gather(['ann', 'bob']);
  const [ann, bob] = places;
  ann.session.sendText('before');
  await rig.clock.advance(300);
  ann.files.dropDevice(bob.state().peerId ?? '');
  await rig.clock.advance(1000);
  expect(bob.state()).toMatchObject({ join: { step: 'failed', failure: 'dropped' }, admission: 'admitted' });
  expect(bob.texts()).toEqual(['before']);
  await rig.join(bob);
  expect(bob.state().join).toEqual({ step: 'failed', failure: 'dropped' });
  await rig.clock.advance(60_000);
  await rig.join(bob);
  rig.admitAll();
  await rig.clock.advance(500);
  expect([bob.state().join.step, namesOf(ann)]).toEqual(['in', ['ann', 'bob']]);
});
