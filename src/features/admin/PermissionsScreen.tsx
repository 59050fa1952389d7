import { AdminPage } from './AdminPage.tsx';
import { PermissionConsole } from './console/PermissionConsole.tsx';
import { copy } from './copy.ts';

/** The permission console, at `/admin/permissions`. */
export default function PermissionsScreen() {
  return (
    <AdminPage title={copy.screens.permissions} isWide>
      <PermissionConsole />
    </AdminPage>
  );
}
