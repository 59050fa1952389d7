import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';

/** What went well, in a place of its own, so that nothing moves when it comes and goes. */
export function SuccessText({ text }: { readonly text: string | null }) {
  return (
    <Place role="status">
      {text !== null && (
        <>
          <DoneIcon fontSize="small" aria-hidden="true" />
          {text}
        </>
      )}
    </Place>
  );
}

const Place = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 200px',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 28,
  // Between the buttons it would tear them apart.
  [theme.breakpoints.down('md')]: { flexBasis: '100%', order: 1 },
  ...theme.typography.body2,
  color: theme.vars.palette.success.main,
}));
