// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSession } from '../../../src/core/contracts/sessions.ts';
import { AppError } from '../../../src/core/errors.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { until } from '../../shared/dom.ts';
import { aReply } from '../../shared/session/a-session.ts';
import {
  alertText,
  button,
  dialog,
  dialogName,
  dialogTitle,
  fakeAccountApi,
  fill,
  openDialog,
  press,
  unanswered,
} from './open-account-dialog.tsx';

let api: ReturnType<typeof fakeAccountApi>;
let token: string;

beforeEach(() => {
  api = fakeAccountApi();
  const reply = aReply('a');
  token = reply.token;
  sessionController.begin(reply);
});

function aSession(id: string, change: Partial<OwnSession> = {}): OwnSession {
  const now = Date.now();
  return {
    id,
    device: 'Firefox · Linux',
    address: '198.51.100.7',
    createdAt: now,
    lastSeenAt: now,
    isCurrent: false,
    isOwnDevice: false,
    ...change,
  };
}

const HERE = aSession('here', { device: 'Chrome · Windows', isCurrent: true });
const PHONE = aSession('phone', { device: 'Safari · iPhone', lastSeenAt: Date.now() - 7_200_000 });
const UNKNOWN = aSession('unknown', { device: '' });

async function openList(...sessions: OwnSession[]): Promise<void> {
  api.fetchSessions.mockResolvedValue(sessions);
  await openDialog('sessions');
  await until(() => rows().length > 0);
}

const rows = () => [...(dialog()?.querySelectorAll('li') ?? [])].map((row) => row.textContent ?? '');

it('lists device, time and address, and marks this device', async () => {
  await openList(HERE, PHONE, UNKNOWN);
  expect(dialogTitle()).toBe('登录的设备');
  expect(api.fetchSessions).toHaveBeenCalledWith(token);
  expect(rows()[0]).toMatch(/^Chrome · Windows本机正在使用登录：.+，来自 198\.51\.100\.7退出$/);
  expect(rows()[1]).toMatch(/^Safari · iPhone最近使用：2 小时前/);
  expect(rows()[2]).toMatch(/^未知设备最近使用：刚刚/);
});

it('says so when there is no other device', async () => {
  await openList(HERE);
  expect(dialog()?.textContent).toContain('没有在其他设备上登录。');
  expect(button('退出其他设备')).toBeUndefined();
});

it('says that it is loading', async () => {
  api.fetchSessions.mockReturnValue(new Promise(() => {}));
  await openDialog('sessions');
  expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('正在读取登录的设备…');
});

it('opens the login dialog without a session', async () => {
  sessionController.end();
  await openDialog('sessions');
  expect(dialogName()).toBe('login');
});

describe('a failure', () => {
  it('to load is shown with a second try', async () => {
    api.fetchSessions.mockRejectedValueOnce(unanswered());
    await openDialog('sessions');
    await until(() => alertText() !== null);
    expect(alertText()).toContain('网络错误或服务器不可用');
    api.fetchSessions.mockResolvedValue([HERE]);
    await press('重试');
    await until(() => rows().length === 1);
  });

  it('to end a session keeps its row', async () => {
    await openList(HERE, PHONE);
    api.endSession.mockRejectedValue(unanswered());
    await press('退出Safari · iPhone');
    await until(() => alertText() !== null);
    expect([alertText(), rows().length]).toEqual(['网络错误或服务器不可用，请检查网络后重试', 2]);
  });

  it('because the own session has ended signs out', async () => {
    await openList(HERE, PHONE);
    api.endSession.mockRejectedValue(new AppError('401', '登录已过期，请重新登录', { status: 401 }));
    await press('退出Safari · iPhone');
    await until(() => sessionController.store.getState().session === null);
  });
});

describe('ending', () => {
  it('another session removes its row, keeps the focus in the dialog and announces it', async () => {
    await openList(HERE, PHONE, UNKNOWN);
    api.endSession.mockResolvedValue();
    await press('退出Safari · iPhone');
    await until(() => rows().length === 2);
    expect(api.endSession).toHaveBeenCalledWith(token, 'phone');
    expect(document.activeElement).toBe(dialog()?.querySelector('ul'));
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('已退出Safari · iPhone');
  });

  it('a second one waits for the first', async () => {
    await openList(HERE, PHONE, UNKNOWN);
    api.endSession.mockReturnValue(new Promise(() => {}));
    await press('退出Safari · iPhone');
    await press('退出未知设备');
    expect(api.endSession).toHaveBeenCalledTimes(1);
    expect(button('退出Safari · iPhone')?.getAttribute('aria-busy')).toBe('true');
  });

  it('all others needs the password, which a wrong one asks for again', async () => {
    await openList(HERE, PHONE, UNKNOWN);
    await press('退出其他设备');
    await press('取消');
    await press('退出其他设备');
    await press('退出其他设备');
    expect(dialog()?.textContent).toContain('请输入当前密码');
    expect(api.endOtherSessions).not.toHaveBeenCalled();
    await fill('当前密码', 'wrong');
    api.endOtherSessions.mockRejectedValueOnce(new AppError('WRONG_PASSWORD', '当前密码错误', { status: 400 }));
    await press('退出其他设备');
    await until(() => dialog()?.textContent?.includes('当前密码错误') === true);
    expect(rows()).toHaveLength(3);
    await fill('当前密码', 'Sunny-day-42');
    api.endOtherSessions.mockResolvedValue();
    await press('退出其他设备');
    await until(() => rows().length === 1);
    expect(api.endOtherSessions.mock.calls.at(-1)?.slice(0, 2)).toEqual([token, 'Sunny-day-42']);
    expect(rows()[0]).toContain('本机');
    expect(document.activeElement).toBe(dialog()?.querySelector('ul'));
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('其他设备都已退出');
  });

  it('this device signs out and closes the dialog', async () => {
    await openList(HERE, PHONE);
    api.logout.mockResolvedValue();
    await press('退出Chrome · Windows（本机）');
    await until(() => api.logout.mock.calls.length === 1);
    expect([dialogName(), sessionController.store.getState().session]).toEqual([null, null]);
    expect(api.logout).toHaveBeenCalledWith(token);
  });
});
