import { useFailure } from '@hoa/parts';
import { notify, useActor, useCommand, useOperation } from '@hoa/portal';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogFooter,
  ErrorPanel,
  Select,
  SkeletonList,
  Stack,
} from '@hoa/ui';
import { type FormEvent, useState } from 'react';
import { useText } from './messages.ts';

export interface HandOverDialogProps {
  readonly threadId: string;
  /** The uid of who had taken it when the dialog opened; '' for nobody. */
  readonly seen: string;
  readonly onClose: () => void;
}

/** Hands a conversation over to a colleague, who is notified. */
export function HandOverDialog({ threadId, seen, onClose }: HandOverDialogProps) {
  const text = useText();
  const { uid } = useActor();
  const { data, error, refetch } = useOperation('inbox.colleagues', {});
  const others = data?.filter((one) => one.uid !== uid && one.uid !== seen);
  return (
    <Dialog open size="sm" title={text.handOverTitle} onClose={onClose}>
      {others && others.length > 0 ? (
        <HandOverForm {...{ threadId, seen, onClose }} colleagues={others} />
      ) : others ? (
        <p>{text.noColleagues}</p>
      ) : error ? (
        <ErrorPanel message={text.failedColleagues} onRetry={refetch} />
      ) : (
        <SkeletonList shape="line" count={2} />
      )}
    </Dialog>
  );
}

interface HandOverFormProps extends HandOverDialogProps {
  readonly colleagues: readonly { readonly uid: string; readonly displayName: string }[];
}

function HandOverForm({ threadId, seen, colleagues, onClose }: HandOverFormProps) {
  const text = useText();
  const fail = useFailure();
  const [assign, { isLoading }] = useCommand('inbox.assign');
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();

  async function handOver(event: FormEvent) {
    event.preventDefault();
    const chosen = colleagues.find(({ uid }) => uid === to);
    if (!chosen) {
      setProblem(text.colleagueRequired);
      return;
    }
    try {
      await assign({ threadId, to, seen });
      notify.success(text.handedOver({ name: chosen.displayName }));
      onClose();
    } catch (error) {
      fail(error, text.failed);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handOver(event)}>
      <Stack gap={4}>
        <Select
          label={text.colleague}
          required
          error={problem}
          value={to}
          options={[
            { value: '', label: text.chooseColleague },
            ...colleagues.map(({ uid, displayName }) => ({ value: uid, label: displayName })),
          ]}
          onChange={(event) => {
            setTo(event.target.value);
            setProblem(undefined);
          }}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isLoading}>
            {text.handOver}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
