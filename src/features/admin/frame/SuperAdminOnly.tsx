import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ADMIN_PATH } from '../../../core/paths.ts';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';

/** A screen of super administrators. Others who type its address learn why it is empty, and where to go. */
export function SuperAdminOnly({ children }: { readonly children: ReactNode }) {
  if (useAdmin().isSuperAdmin) return children;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={ADMIN_PATH} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {copy.toOverview}
        </Button>
      }
    >
      {copy.superAdminOnly}
    </Alert>
  );
}
