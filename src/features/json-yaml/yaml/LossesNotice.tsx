import { styled } from '@mui/material/styles';
import type { LossKind, LossReport, YamlLoss } from '../../../bridges/yaml-bridge.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { ShortRows } from '../parts/ShortRows.tsx';
import { copy } from './copy.ts';
import type { YamlPlace } from './yaml-state.ts';

/** Up to this count the list is open from the start. */
const FEW = 3;

interface LossesNoticeProps {
  readonly losses: LossReport;
  readonly onPlace: (place: YamlPlace) => void;
}

/** What the result lost, or other tools read differently: the kinds with their reasons, and every place on request. */
export function LossesNotice({ losses: { count, losses }, onPlace }: LossesNoticeProps) {
  const words = copy.losses;
  return (
    <ChangesNotice
      severity="info"
      words={words}
      isOpenAtFirst={count <= FEW}
      title={
        <>
          {words.title(count)}
          <Kinds>
            {groupByKind(losses).map(([kind, found]) => (
              <li key={kind}>
                <strong>{words.kindCount(words.kinds[kind][0], found)}</strong>
                {words.kinds[kind][1]}
              </li>
            ))}
          </Kinds>
        </>
      }
    >
      <ShortRows
        items={losses}
        toRow={(loss, index) => <LossItem key={index} loss={loss} onPlace={onPlace} />}
        toMore={words.more}
        unlisted={count > losses.length ? words.unlisted(count - losses.length) : null}
      />
    </ChangesNotice>
  );
}

function LossItem({ loss, onPlace }: { readonly loss: YamlLoss; readonly onPlace: LossesNoticeProps['onPlace'] }) {
  const words = copy.losses;
  const { nothing } = sharedCopy.changes;
  const { path, line, kind, before, after } = loss;
  return (
    <li>
      {line > 0 && (
        <button type="button" onClick={() => onPlace({ line, column: 1 })}>
          {copy.fixes.place(line)}
        </button>
      )}
      <code>{path}</code>
      <span>{words.kinds[kind][0]}</span>
      <code>{before || nothing}</code>→<code>{after || nothing}</code>
    </li>
  );
}

/** How many losses of each kind are listed, in the order of their first occurrence. */
function groupByKind(losses: readonly YamlLoss[]): (readonly [LossKind, number])[] {
  const counts = new Map<LossKind, number>();
  for (const { kind } of losses) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

const Kinds = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  '& strong': { marginRight: theme.spacing(1), fontWeight: 600 },
}));
