import { PeoplePanel } from './PeoplePanel.tsx';
import { USERS } from './people-kind.ts';

/** The accounts below the rank of administrators. */
export function UsersPanel() {
  return <PeoplePanel kind={USERS} />;
}
