import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { claimAccount } from '../seeded-accounts.ts';
import { type Device, type DeviceOptions, openDevice } from './devices.ts';
import { admit, createRoom, enter, expectMembers } from './station-page.ts';

/**
 * Tests whose `open` starts devices with accounts of their own, which are closed at the end. The devices of a test share a
 * network that no other test has, and so a room.
 */
export const test = base.extend<{ readonly open: (options?: DeviceOptions) => Promise<Device> }>({
  async open({ baseURL }, use, { testId }) {
    const devices: Device[] = [];
    const extraHTTPHeaders = { 'x-forwarded-for': toAddress(testId) };
    await use(async (options) => {
      const device = await openDevice(baseURL ?? '', claimAccount(), { ...options, extraHTTPHeaders });
      devices.push(device);
      return device;
    });
    await Promise.all(devices.map((device) => device.close()));
  },
});

/** An address of the range for measurements between networks. */
function toAddress(testId: string): string {
  const [third = 0, fourth = 0] = createHash('sha256').update(testId).digest();
  return `198.18.${third}.${fourth}`;
}

/** Opens three devices; the first one has created the room and is alone in it. */
export async function openThree(open: () => Promise<Device>) {
  const [creator, second, third] = [await open(), await open(), await open()];
  const everyone = [creator, second, third];
  const names = everyone.map(({ username }) => username);
  await createRoom(creator);
  await expectMembers(creator, names.slice(0, 1));
  return { creator, second, third, everyone, names };
}

/** A guest knocks, and the creator lets it in. */
export async function enterAsGuest(creator: Device, guest: Device): Promise<void> {
  await enter(guest);
  await expect(guest.page.getByText('等待站长同意')).toBeVisible();
  await admit(creator, guest);
}
