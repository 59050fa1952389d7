import { AdminPage } from './AdminPage.tsx';
import { copy } from './copy.ts';
import { ConsoleHome } from './home/ConsoleHome.tsx';

/** The home of the administration, at `/admin`. */
export default function OverviewScreen() {
  return (
    <AdminPage title={copy.screens.overview}>
      <ConsoleHome />
    </AdminPage>
  );
}
