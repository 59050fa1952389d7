// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/core/contracts/admin-access.ts';
import type { EmailConfigReply } from '../../../../src/core/contracts/admin-mail.ts';
import { AdminContext } from '../../../../src/features/admin/access/admin-context.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { ConsoleHome } from '../../../../src/features/admin/home/ConsoleHome.tsx';
import { copy } from '../../../../src/features/admin/home/copy.ts';
import { copy as mailCopy } from '../../../../src/features/admin/mail/copy.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { anAdmin } from '../an-admin.ts';
import { fakeServer } from '../fake-server.ts';

const DONE = { state: 'done', failure: null, at: null } as const;
const ALL_DONE: Setup['steps'] = (['password', 'address', 'mail', 'mail-test', 'public-origin', 'backup'] as const).map(
  (step) => ({ step, ...DONE }),
);
const CONFIG: EmailConfigReply = {
  host: 'smtp.example.com',
  port: 465,
  username: 'mailer@example.com',
  password: 'configured',
  protocol: 'smtps',
  startTls: true,
  fromEmail: '',
  fromName: 'mythinkn',
  source: 'saved',
  mailMode: 'smtp',
  isPostponed: false,
  test: null,
};

beforeEach(() => sessionController.begin(aReply('a')));

interface Replies {
  readonly steps?: Setup['steps'];
  readonly config?: Partial<EmailConfigReply>;
  readonly gateway?: string;
  readonly test?: { readonly status?: number; readonly code?: string; readonly data?: unknown };
}

async function open(
  role: 'ADMIN' | 'SUPER_ADMIN',
  { steps = ALL_DONE, config, gateway = '', test = {} }: Replies = {},
) {
  const sent = fakeServer({
    'api/admin/setup': { data: { steps } },
    'api/admin/email-config': { data: { ...CONFIG, ...config } },
    'api/admin/system-config/links': { data: { registry: '', gateway, orders: '' } },
    'api/admin/test-email': { data: { mailMode: 'smtp' }, ...test },
  });
  const host = await render(
    <MemoryRouter>
      <QueryClientProvider client={createAdminQueryClient()}>
        <AdminContext value={anAdmin(role)}>
          <ConsoleHome />
        </AdminContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { host, sent };
}

const bodyHas = (text: string) => document.body.textContent?.includes(text) ?? false;
const press = async (label: string) => click(buttonOf(label) ?? null);

it('tells a regular administrator why monitoring is closed, and asks the server for nothing', async () => {
  const { host, sent } = await open('ADMIN');
  expect(host.textContent).toContain(copy.badge.admin);
  expect(host.textContent).toContain(copy.cards.monitoring.refused);
  for (const closed of [copy.cards.mail.title, copy.links.title, copy.setup.title]) {
    expect(host.textContent).not.toContain(closed);
  }
  expect(sent).toEqual([]);
});

it('opens the dialog for a new password that the portal has as well', async () => {
  await open('ADMIN');
  await press(copy.cards.password.action);
  expect(useAccountDialogs.getState().name).toBe('change-password');
});

describe('the first-run checklist', () => {
  it('is folded away when nothing is left', async () => {
    const { host } = await open('SUPER_ADMIN');
    await until(() => host.querySelector('details') !== null);
    expect(host.querySelector('details')?.open).toBe(false);
    expect(host.querySelector('summary')?.textContent).toContain(copy.setup.allDone);
  });

  it('says what to do about open steps, and names the hop at which mailing fails', async () => {
    const steps = ALL_DONE.map((entry) =>
      entry.step === 'mail-test' ? { ...entry, state: 'failed' as const, failure: 'MAIL_AUTH_FAILED', at: 0 } : entry,
    );
    const { host } = await open('SUPER_ADMIN', { steps });
    await until(() => host.querySelector('details')?.open === true);
    const failed = host.querySelector('[data-state="failed"]')?.textContent ?? '';
    expect(failed).toContain(mailCopy.hops.auth);
    expect(failed).toContain(copy.setup.advice['mail-test']);
    expect(host.querySelector('summary')?.textContent).toContain(copy.setup.progress(5, 6));
  });
});

describe('the quick links', () => {
  it('open in a tab that cannot reach this one', async () => {
    const { host } = await open('SUPER_ADMIN', { gateway: 'http://localhost:9000/health' });
    await until(() => host.querySelector('a[target="_blank"]') !== null);
    const link = host.querySelector<HTMLAnchorElement>('a[target="_blank"]');
    expect([link?.getAttribute('href'), link?.rel]).toEqual(['http://localhost:9000/health', 'noopener noreferrer']);
  });

  it('lead to the place where they are set while there are none', async () => {
    const { host } = await open('SUPER_ADMIN');
    await until(() => host.querySelector('a[href$="tab=system"]') !== null);
  });
});

describe('the mail settings', () => {
  it('are shown without the password, with the way of encryption in words', async () => {
    await open('SUPER_ADMIN');
    await press(copy.cards.mail.action);
    await until(() => bodyHas('smtp.example.com'));
    expect(bodyHas(mailCopy.tlsModes.implicit)).toBe(true);
    expect(bodyHas(mailCopy.config.configured)).toBe(true);
    expect(document.querySelector('[role="dialog"] input')).toBeNull();
  });

  it.each([
    ['host', { host: '' }],
    ['username', { username: '' }],
  ])('need a %s before they can be tested', async (_what, config) => {
    await open('SUPER_ADMIN', { config });
    await press(copy.cards.mail.action);
    await until(() => buttonOf(mailCopy.config.next) !== undefined);
    await press(mailCopy.config.next);
    await until(() => bodyHas(mailCopy.config.incomplete));
    expect(document.querySelector('[role="dialog"] input')).toBeNull();
  });

  it('are tested with the own address, and a failing hop is named', async () => {
    const { sent } = await open('SUPER_ADMIN', { test: { status: 400, code: 'MAIL_PORT_FAILED', data: null } });
    await press(copy.cards.mail.action);
    await until(() => buttonOf(mailCopy.config.next) !== undefined);
    await press(mailCopy.config.next);
    await until(() => buttonOf(mailCopy.config.send) !== undefined);
    await press(mailCopy.config.send);
    await until(() => document.querySelector('li[data-state="failed"]') !== null);
    expect(document.querySelector('li[data-state="failed"]')?.textContent).toContain(mailCopy.hops.port);
    expect(sent.find(({ path }) => path === 'api/admin/test-email')?.body).toEqual({ testEmail: 'lin@example.com' });
  });
});
