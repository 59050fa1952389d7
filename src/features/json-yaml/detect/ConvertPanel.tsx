import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import { MEDIA } from '../../../shared/look/media.ts';
import type { Conversion } from '../json/conversions.ts';
import type { JsonController } from '../json/json-controller.ts';
import { PanelRows } from '../types/PanelRows.tsx';
import { copy } from './copy.ts';
import { runConversion } from './run-conversion.ts';

const GROUPS = ['decode', 'read', 'encode'] as const;
const { decodings, formats, encodings } = copy.panel;
const CONVERSIONS: Record<(typeof GROUPS)[number], readonly Conversion[]> = {
  decode: decodings.map((decoding) => ({ by: 'decode', decoding })),
  read: [{ by: 'import-table' }, ...formats.map((from): Conversion => ({ by: 'read', from }))],
  encode: [...encodings.map((encoding): Conversion => ({ by: 'encode', encoding })), { by: 'write-properties' }],
};

/** Everything that the input can be decoded from or encoded as, for texts without clear signs. */
export function ConvertPanel({ controller }: { readonly controller: JsonController }) {
  const isBlank = useStore(controller.store, (state) => state.isBlank);
  const words = copy.panel;
  return (
    <PanelRows>
      {GROUPS.map((group) => (
        <Group key={group} className="row" aria-label={words.groups[group]}>
          <span aria-hidden="true">{words.groups[group]}</span>
          {CONVERSIONS[group].map((conversion) => (
            <Button
              key={words.entry(conversion)}
              size="small"
              variant="outlined"
              disabled={isBlank}
              onClick={() => void runConversion(controller, conversion).catch(controller.report)}
            >
              {words.entry(conversion)}
            </Button>
          ))}
        </Group>
      ))}
      <p>{words.hint}</p>
    </PanelRows>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > span': {
    width: 72,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
  },
  // One row a group: all of them would fill the screen.
  [MEDIA.phone]: {
    '&&.row': { flexWrap: 'nowrap', overflowX: 'auto', padding: theme.spacing(0.5, 0), scrollbarWidth: 'none' },
    '& > span': { position: 'sticky', left: 0, zIndex: 1, background: theme.vars.palette.background.paper },
    '& .MuiButton-root': { whiteSpace: 'nowrap' },
  },
  '& > *': { flex: 'none' },
  '& .MuiButton-root': { minHeight: 32, [MEDIA.coarse]: { minHeight: 44 } },
}));
