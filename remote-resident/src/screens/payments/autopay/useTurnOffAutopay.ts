import type { Subscription } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { useText } from '../messages.ts';

/** Turns autopay off, with Undo in the toast. Calls `onDone` when it is off. */
export function useTurnOffAutopay(onDone: () => void) {
  const text = useText();
  const fail = useFailure();
  const [turnOff, { isLoading }] = useCommand('payments.turnOffAutopay');
  const [save] = useCommand('payments.saveAutopay');

  async function turnOffAutopay(subscription: Subscription) {
    if (isLoading) return;
    try {
      await turnOff({});
      onDone();
      notify.undoable(text.turnedOff, text.undo, () => void setUpAgain(subscription));
    } catch (error) {
      fail(error, text.failedAutopay);
    }
  }

  async function setUpAgain({ amount, paymentMethod, frequency }: Subscription) {
    try {
      await save({ amount, method: paymentMethod.type, frequency });
      notify.success(text.autopaySaved);
    } catch (error) {
      fail(error, text.failedAutopay);
    }
  }

  return { turnOffAutopay, isTurningOff: isLoading };
}
