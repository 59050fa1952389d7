import { describe, expect, it } from 'vitest';
import { findHttpInServices } from './rules/server-layers.ts';
import { readSourceFiles } from './source-files.ts';

describe('services know nothing of HTTP', () => {
  it.each([
    ['Fastify', 'server/services/a.ts', "import Fastify from 'fastify';"],
    ['a type of Fastify', 'server/services/accounts/a.ts', "import type { FastifyReply } from 'fastify';"],
    ['a plugin', 'server/db/a.ts', "import serve from '@fastify/static';"],
    ['the HTTP layer', 'server/services/accounts/a.ts', "import { reject } from '../../http/rejection.ts';"],
    ['a type of the HTTP layer', 'server/mail/a.ts', "import type { ServedCall } from '../http/serve-call.ts';"],
  ])('refuses %s', (_case, path, text) => {
    expect(findHttpInServices([{ path, text }])).toHaveLength(1);
  });

  it.each([
    ['the HTTP layer itself', 'server/http/a.ts', "import Fastify from 'fastify';"],
    ['the database in a service', 'server/services/a.ts', "import { pageOf } from '../db/page-of.ts';"],
    ['a package with a similar name', 'server/services/a.ts', "import x from 'fastify-like';"],
  ])('allows %s', (_case, path, text) => {
    expect(findHttpInServices([{ path, text }])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findHttpInServices(readSourceFiles())).toEqual([]);
  });
});
