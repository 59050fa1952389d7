import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { LossKind, LossReport, YamlLoss } from '../../../bridges/yaml-bridge.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { copy } from './copy.ts';
import { MoreItem } from './MoreItem.tsx';
import { useShownRows } from './use-shown-rows.ts';
import type { YamlPlace } from './yaml-state.ts';

/** So few are listed without being asked for. */
const FEW = 3;

interface LossesNoticeProps {
  readonly losses: LossReport;
  readonly onPlace: (place: YamlPlace) => void;
}

/** What the result does not say, or other tools read differently: the kinds with their reasons, and every place on request. */
export function LossesNotice({ losses: { count, losses }, onPlace }: LossesNoticeProps) {
  const [isOpen, setOpen] = useState(count <= FEW);
  const { shownCount, showMore } = useShownRows();
  const words = copy.losses;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
      }
    >
      {words.title(count)}
      <Kinds>
        {groupByKind(losses).map(([kind, found]) => (
          <li key={kind}>
            <strong>{words.kindCount(words.kinds[kind], found)}</strong>
            {words.why[kind]}
          </li>
        ))}
      </Kinds>
      {isOpen && (
        <ChangeList aria-label={words.list}>
          {losses.slice(0, shownCount).map((loss, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two losses may be alike.
            <LossItem key={index} loss={loss} onPlace={onPlace} />
          ))}
          {shownCount < losses.length && <MoreItem words={words.more(losses.length - shownCount)} onClick={showMore} />}
          {shownCount >= losses.length && count > losses.length && <li>{words.unlisted(count - losses.length)}</li>}
        </ChangeList>
      )}
    </Alert>
  );
}

function LossItem({ loss, onPlace }: { readonly loss: YamlLoss; readonly onPlace: LossesNoticeProps['onPlace'] }) {
  const words = copy.losses;
  const { path, line, kind, before, after } = loss;
  return (
    <li>
      <button type="button" onClick={() => onPlace({ line, column: 1 })}>
        {copy.fixes.place(line)}
      </button>
      <code>{path}</code>
      <span>{words.kinds[kind]}</span>
      <code>{before || words.nothing}</code>→<code>{after || words.nothing}</code>
    </li>
  );
}

/** How many of each kind are listed, in the order in which they come first. */
function groupByKind(losses: readonly YamlLoss[]): (readonly [LossKind, number])[] {
  const counts = new Map<LossKind, number>();
  for (const { kind } of losses) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

const Kinds = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  '& strong': { marginRight: theme.spacing(1), fontWeight: 600 },
}));
