import { decodeText } from '@hoa/domain/people';
import { saveFile, useFailure } from '@hoa/parts';
import { notify, useAssociation, useCommand, useOperation } from '@hoa/portal';
import { Button, DialogFooter, Drawer, ErrorPanel, FileField, SkeletonList } from '@hoa/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ImportPreview, peopleIn } from './ImportPreview.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';

const largestBytes = 500_000;

/** An example file with a line for each role; the resident's unit exists in the association. */
const exampleFile = (
  unit: string,
) => `name,email,role,phone,unit,tenure,company,services,groups,from
Nell Abara,nell@example.org,resident,(555) 014-2231,${unit},owner,,,residents;board-members,
Ori Lund,ori@example.org,vendor,(555) 014-8890,,,Lund Lamps,Lamps;Wiring,,
Ada Moss,ada@example.org,admin,,,,,,,2026-04-01
`;

export interface ImportDrawerProps {
  readonly onClose: () => void;
}

/** Imports a file of people once its preview is confirmed. */
export function ImportDrawer({ onClose }: ImportDrawerProps) {
  const text = useText();
  const [unit = '1'] = useAssociation()?.exampleUnits ?? [];
  const [csv, setCsv] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  async function read([file]: File[]) {
    if (!file) return;
    setError(file.size > largestBytes ? text.tooLarge : undefined);
    if (file.size <= largestBytes) setCsv(decodeText(new Uint8Array(await file.arrayBuffer())));
  }

  return (
    <Drawer open size="lg" title={text.importTitle} onClose={onClose}>
      {csv === null ? (
        <div className={styles.sections}>
          <p>{text.importHint}</p>
          <Button
            size="sm"
            icon={<Download />}
            className={styles.link}
            onClick={() =>
              saveFile(new File([exampleFile(unit)], 'people.csv', { type: 'text/csv' }))
            }
          >
            {text.example}
          </Button>
          <FileField
            label={text.file}
            accept=".csv,text/csv"
            error={error}
            onFiles={(files) => void read(files)}
          />
        </div>
      ) : (
        <ChosenFile csv={csv} onOther={() => setCsv(null)} onClose={onClose} />
      )}
    </Drawer>
  );
}

interface ChosenFileProps extends ImportDrawerProps {
  readonly csv: string;
  readonly onOther: () => void;
}

function ChosenFile({ csv, onOther, onClose }: ChosenFileProps) {
  const text = useText();
  const fail = useFailure();
  const { data, error, refetch, isFetching } = useOperation('people.importPreview', { csv });
  const [importPeople] = useCommand('people.import');
  const [isImporting, setIsImporting] = useState(false);

  async function confirm() {
    setIsImporting(true);
    try {
      const { imported, people = imported } = await importPeople({ csv });
      notify.success(text.imported({ n: people }));
      onClose();
    } catch (thrown) {
      setIsImporting(false);
      fail(thrown, text.failedToImport);
    }
  }

  if (!data && error) {
    return <ErrorPanel message={text.failedToRead} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={4} />;
  const people = peopleIn(data);
  return (
    <>
      <ImportPreview preview={data} />
      <DialogFooter>
        <Button onClick={onOther}>{text.otherFile}</Button>
        {people > 0 && (
          <Button variant="primary" loading={isImporting} onClick={() => void confirm()}>
            {text.importPeople({ n: people })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
