import { vi } from 'vitest';

interface Answer {
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly data?: unknown;
}

interface SentCall {
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** Answers every call with that of its path below `/mythinkn`, and records it. A call without an answer fails. */
export function fakeServer(answers: Readonly<Record<string, Answer>>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    const name = path.replace('/mythinkn/', '');
    const answer = answers[name];
    if (answer === undefined) throw new TypeError(`no answer for ${name}`);
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null;
    sent.push({ path: name, body: typeof body === 'string' ? JSON.parse(body) : null, token });
    const { status = 200, code = '200', message = '', data = null } = answer;
    return new Response(JSON.stringify({ code, message, data }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return sent;
}
