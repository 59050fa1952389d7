import pg from 'pg';

/**
 * Creates empty databases on a PostgreSQL server and passes their addresses to `use`; removes them afterwards. `server` is
 * the address of a database whose user may create others.
 */
export async function withDatabases<Result>(
  server: string,
  count: number,
  use: (addresses: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const names = Array.from({ length: count }, (_, index) => `mythinkn_run_${process.pid}_${index + 1}`);
  await runOnServer(
    server,
    names.map((name) => `create database ${name}`),
  );
  try {
    return await use(names.map((name) => toAddress(server, name)));
  } finally {
    await runOnServer(
      server,
      names.map((name) => `drop database ${name} with (force)`),
    );
  }
}

function toAddress(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(server: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One after the other: a database cannot be created inside a transaction.
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
