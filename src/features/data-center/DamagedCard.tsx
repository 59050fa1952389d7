import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { downloadBlob } from '../../platform/download.ts';
import { isDamagedKey } from '../../platform/storage/keys.ts';
import { listLocalKeys, readLocal, removeLocal } from '../../platform/storage/local.ts';
import { confirm } from '../../shared/confirm/confirm.ts';
import { showToast } from '../../shared/toast-store.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { pagePath } from '../../shared/tool/page-path.ts';
import { useNavigateAfterDialogs } from '../../shared/ui/use-navigate-after-dialogs.ts';
import { offerToJsonTool } from './data-actions.ts';
import { RowList } from './RowList.tsx';
import { SectionCard } from './SectionCard.tsx';
import { copy } from './words.ts';

const words = copy.damaged;

interface DamagedCardProps {
  /** Changes when the tools have read their data, and may have set some aside. */
  readonly checked: unknown;
}

/** Stored text that could not be read and was set aside. Nothing where there is none. */
export function DamagedCard({ checked }: DamagedCardProps) {
  const navigate = useNavigateAfterDialogs();
  const jsonPage = usePageList().find(({ accepts }) => accepts?.some(({ files }) => files.includes('.json')));
  // Listed in the effect below, because the prerendered page cannot know them.
  const [entries, setEntries] = useState<ReturnType<typeof listDamaged>>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `checked` asks to list again
  useEffect(() => setEntries(listDamaged()), [checked]);
  if (entries.length === 0) return null;
  const repair = async (name: string, text: string) => {
    if (jsonPage !== undefined && (await offerToJsonTool(name, text))) await navigate(pagePath(jsonPage));
  };
  const remove = async (key: string) => {
    if (!(await confirm({ title: words.confirmTitle, body: words.confirmBody, confirmLabel: words.remove }))) return;
    removeLocal(key);
    setEntries(listDamaged());
    showToast(words.removed, { severity: 'success' });
  };
  return (
    <SectionCard title={words.title}>
      <p className="hint">{words.hint}</p>
      <RowList>
        {entries.map(({ key, text }) => (
          <li key={key}>
            <span className="icon" aria-hidden="true">
              <BrokenIcon />
            </span>
            <span className="text">
              <strong>{key}</strong>
              <span>{words.size(text.length)}</span>
            </span>
            <span className="actions">
              {jsonPage !== undefined && isJsonLike(text) && (
                <Button size="small" aria-label={words.repairLabel(key)} onClick={() => void repair(key, text)}>
                  {words.repair}
                </Button>
              )}
              <Button
                size="small"
                aria-label={words.downloadLabel(key)}
                onClick={() => downloadBlob(new Blob([text], { type: 'text/plain' }), `${key}.txt`)}
              >
                {words.download}
              </Button>
              <Button size="small" color="error" aria-label={words.removeLabel(key)} onClick={() => void remove(key)}>
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </RowList>
    </SectionCard>
  );
}

function listDamaged() {
  return listLocalKeys()
    .filter(isDamagedKey)
    .map((key) => ({ key, text: readLocal(key) ?? '' }));
}

/** The JSON tool repairs objects and lists; other text is no JSON at all. */
function isJsonLike(text: string): boolean {
  return /^\s*[{[]/.test(text);
}
