import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { CloseButton } from '../../../shared/ui/CloseButton.tsx';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { copy } from './copy.ts';
import { RecentTools } from './RecentTools.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { ToolDirectory } from './ToolDirectory.tsx';

export type SheetName = 'tools' | 'shortcuts' | 'recent' | 'me';

interface BottomSheetProps {
  /** Null: none is open. */
  readonly name: SheetName | null;
  readonly activePageId: string | undefined;
  readonly onClose: () => void;
}

const TITLES: Record<SheetName, string> = {
  tools: copy.title,
  shortcuts: copy.shortcuts,
  recent: copy.recent.title,
  me: copy.me.title,
};

/** What the buttons of the bottom bar open: a sheet over the lower part of the window. */
export function BottomSheet({ name, activePageId, onClose }: BottomSheetProps) {
  const titleId = useId();
  // The sheet keeps its content while it closes.
  const [shown, setShown] = useState<SheetName>(name ?? 'tools');
  if (name !== null && name !== shown) setShown(name);
  useBackCloses(name !== null, onClose);
  const parts = { activePageId, onLeave: onClose };
  return (
    <Drawer
      anchor="bottom"
      open={name !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: (theme) => ({
            maxHeight: '85dvh',
            borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
            paddingBottom: 'env(safe-area-inset-bottom)',
          }),
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{TITLES[shown]}</h2>
        <CloseButton onClick={onClose} edge="end" />
      </Head>
      <Body>
        {shown === 'tools' && <ToolDirectory {...parts} />}
        {shown === 'shortcuts' && <ShortcutList {...parts} />}
        {shown === 'recent' && <RecentTools {...parts} />}
        {shown === 'me' && <AccountSheet onLeave={onClose} />}
      </Body>
    </Drawer>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 2.5, 1),
  '& h2': { ...theme.typography.h4, margin: 0 },
}));

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(0, 1.5, 2), overflowY: 'auto' }));
