import { register, signIn } from '../accounts/create-accounts-app.ts';
import { CREATOR, createLanApp } from './create-lan-app.ts';

export const GUEST = 'user-1700000000000123456';
const KIM = 'kim@example.com';
const OTHER = 'user-1700000000000654321';

/** A room that Lin leads, with Mei and Kim, who have its key. */
export async function gather() {
  const test = await createLanApp();
  await register(test, KIM, '小金');
  const kim = await signIn(test, KIM);
  const creator = await test.enter(test.lin, CREATOR);
  await test.enter(test.mei, GUEST);
  await test.enter(kim, OTHER);
  const { memberKey: key, secret } = await test.admit(test.lin);
  const { userId: meiId } = await test.admit(test.mei);
  const statusOf = async (token: string, of = key) => (await test.members(token, of)).status;
  return { test, kim, creator, key, secret, meiId, statusOf };
}

export type Gathered = Awaited<ReturnType<typeof gather>>;
