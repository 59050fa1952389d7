import { openDatabase } from '../../../server/db/open-database.ts';

/** A process that opens the database of its argument on request and reports what it found. */
const [, , place = ''] = process.argv;
process.once('message', async () => {
  const database = await openDatabase(JSON.parse(place), { info: () => {}, error: console.error });
  const roles = await database.db.selectFrom('roles').select('name').execute();
  await database.close();
  process.send?.(`roles: ${roles.length}`);
  process.disconnect();
});
process.send?.('ready');
