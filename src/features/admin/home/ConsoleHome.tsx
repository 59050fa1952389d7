import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAdmin } from '../access/admin-context.ts';
import { EmailConfigDialog } from '../mail/EmailConfigDialog.tsx';
import { HomeCards } from './HomeCards.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { Welcome } from './Welcome.tsx';

/** The home of the administration (doc 1 §2.7). */
export function ConsoleHome() {
  const { isSuperAdmin } = useAdmin();
  const [isMailOpen, setIsMailOpen] = useState(false);
  const openMail = () => setIsMailOpen(true);
  return (
    <Column>
      <Welcome />
      {isSuperAdmin && <SetupChecklist onOpenMail={openMail} />}
      <HomeCards onOpenMail={openMail} />
      {isSuperAdmin && <QuickLinks />}
      {isSuperAdmin && <EmailConfigDialog isOpen={isMailOpen} onClose={() => setIsMailOpen(false)} />}
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), minWidth: 0 }));
