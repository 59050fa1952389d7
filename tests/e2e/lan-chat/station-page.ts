import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { portalPath, withBase } from '../../../src/core/paths.ts';
import type { Device } from './devices.ts';
import { hashOf } from './many-files.ts';

export const STATION = withBase(portalPath('lan-chat'));

export const log = (page: Page) => page.getByRole('log');
const join = (page: Page) => page.getByRole('button', { name: '加入小驿站' });
export const composer = (page: Page) => page.getByRole('textbox', { name: '消息' });

/** Joins the room of the own network. */
export async function enter({ page }: Device): Promise<void> {
  await page.goto(STATION);
  await join(page).click();
}

/** Joins first, so that the room is this device's. */
export async function createRoom(creator: Device): Promise<void> {
  await enter(creator);
  await expect(log(creator.page).getByText('驿站已创建，邀请朋友加入吧')).toBeVisible();
}

/** Lets a guest in who waits at the door. */
export async function admit(creator: Device, guest: Device): Promise<void> {
  await creator.page.getByRole('button', { name: `同意 ${guest.username} 进入`, exact: true }).click();
  await expect(composer(guest.page)).toBeVisible();
}

/** The link that lets people in without asking the creator. */
export async function readShareLink({ page }: Device): Promise<string> {
  await page.getByRole('button', { name: '显示二维码' }).click();
  const dialog = page.getByRole('dialog', { name: '分享驿站' });
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
}

/** The page shows these devices and no others. */
export async function expectMembers({ page, username }: Device, names: readonly string[]): Promise<void> {
  const shown = names.map((name) => (name === username ? `${name}（我）` : name));
  await expect(page.getByRole('heading', { name: `在线成员 · ${names.length}` })).toBeVisible();
  for (const name of shown) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  }
}

export async function say({ page }: Device, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
}

/** Every one of these devices shows the text once. */
export async function expectText(devices: readonly Device[], text: string): Promise<void> {
  for (const { page } of devices) await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
}

/** Sends a file of the disk under its own name. */
export async function sendFile(device: Device, path: string): Promise<void> {
  await choose(device, '发送文件或图片', path);
}

/** Chooses files in the dialog that a button opens. */
export async function choose({ page }: Device, button: string, path: string | readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(typeof path === 'string' ? path : [...path]);
}

/** Saves a received file and gives the SHA-256 of what the browser has written. */
export async function save({ page }: Device, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `保存 ${name}` }).click();
  return hashOf(await readFile(await (await download).path()));
}
