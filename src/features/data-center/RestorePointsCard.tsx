import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { toDataErrorWords } from '../../shared/data/error-words.ts';
import { restorePoints } from '../../shared/data/page-restore-points.ts';
import type { RestorePoint } from '../../shared/data/restore-points.ts';
import { formatSize } from '../../shared/files/size-text.ts';
import type { ToolData } from '../../shared/tool/tool-data.ts';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { removePoint, restorePoint } from './data-actions.ts';
import { formatTime } from './model/time-text.ts';
import { RowList } from './RowList.tsx';
import { SectionCard } from './SectionCard.tsx';
import { copy } from './words.ts';

interface RestorePointsCardProps {
  readonly datas: readonly ToolData[];
  readonly onChanged: () => void;
}

const words = copy.points;

/** The restore points of this browser, newest first. */
export function RestorePointsCard({ datas, onChanged }: RestorePointsCardProps) {
  const { points, error, read } = usePoints();
  return (
    <SectionCard title={words.title}>
      <p className="hint">{words.hint}</p>
      {error !== null && <ErrorAlert title={toDataErrorWords(error)} onRetry={read} />}
      {points === null && error === null && <p role="status">{copy.loading}</p>}
      {points?.length === 0 && <p>{words.empty}</p>}
      {points !== null && points.length > 0 && (
        <RowList>
          {points.map((point) => (
            <li key={point.id}>
              <Row point={point} datas={datas} onChanged={onChanged} />
            </li>
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}

interface RowProps extends RestorePointsCardProps {
  readonly point: RestorePoint;
}

function Row({ point, datas, onChanged }: RowProps) {
  const when = formatTime(point.at, true);
  const tools = point.tools.filter(({ entries }) => entries > 0).map(({ label }) => label);
  return (
    <>
      <span className="icon" aria-hidden="true">
        <HistoryIcon />
      </span>
      <span className="text">
        <strong>{when}</strong>
        <span>{words.reasons[point.reason]}</span>
        <span>{tools.length === 0 ? words.holdsNothing : words.holds(tools, formatSize(point.bytes))}</span>
      </span>
      <span className="actions">
        <Button
          size="small"
          aria-label={words.restoreLabel(when)}
          onClick={() => void restorePoint(point, datas, onChanged)}
        >
          {words.restore}
        </Button>
        <Button size="small" color="error" aria-label={words.removeLabel(when)} onClick={() => void removePoint(point)}>
          {words.remove}
        </Button>
      </span>
    </>
  );
}

function usePoints() {
  const [points, setPoints] = useState<readonly RestorePoint[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(() => {
    restorePoints.list().then(
      (next) => {
        setPoints(next);
        setError(null);
      },
      (reason) => setError(reason),
    );
  }, []);
  useEffect(() => {
    read();
    return restorePoints.onChange(read);
  }, [read]);
  return { points, error, read };
}
