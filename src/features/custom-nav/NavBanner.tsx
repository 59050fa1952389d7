import InfoIcon from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { tint } from '../../shared/look/tint.ts';
import { PageLink } from '../../shared/tool/PageLink.tsx';
import { usePageList } from '../../shared/tool/page-list.ts';
import { copy } from './screens/copy.ts';

/** The page that sends files to other devices. */
const STATION_ID = 'lan-chat';

/** Where the data is kept and how it gets to another device. The way there is shown once its page exists. */
export function NavBanner() {
  const station = usePageList().find(({ id }) => id === STATION_ID);
  return (
    <Banner>
      <InfoIcon fontSize="small" aria-hidden="true" />
      <p>{copy.banner.text}</p>
      {station !== undefined && (
        <PageLink page={station} className="go">
          {copy.banner.open}
        </PageLink>
      )}
    </Banner>
  );
}

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.info.main, 8),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  '& p': { flex: '1 1 0', minWidth: '12em', margin: 0 },
  '& .go': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
}));
