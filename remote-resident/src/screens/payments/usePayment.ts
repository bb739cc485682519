import { notify, useActor, useCommand, useOperation } from '@hoa/shared';
import {
  canPay,
  defaultPaymentAmount,
  defaultPaymentMethod,
  type Payment,
  type PaymentMethod,
} from '@hoa/shared/domain';
import { formatUsd, useLocale } from '@hoa/shared/text';
import { useRef, useState } from 'react';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';
import { createOpenAttempt } from './open-attempt.ts';

/** How far a payment has come. */
export type PaymentProgress =
  | { readonly status: 'open' | 'sending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'paid'; readonly payment: Payment };

/**
 * One payment: what is typed, its sending and its outcome. It outlives the tab it is shown in, so that
 * looking at the history meanwhile neither loses nor repeats it.
 */
export function usePayment() {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  const reportFailure = useFailure();
  const settings = useOperation('payments.settings', {});
  const [run] = useCommand('payments.pay');
  const [amount, setAmount] = useState<number | null>(defaultPaymentAmount);
  const [chosenMethod, setMethod] = useState<PaymentMethod>();
  const [progress, setProgress] = useState<PaymentProgress>({ status: 'open' });
  const [attempt] = useState(() =>
    createOpenAttempt(
      () => window.sessionStorage,
      () => crypto.randomUUID(),
    ),
  );
  // State is a render late: a second press in the same moment must find this.
  const isSending = useRef(false);
  const method = chosenMethod ?? settings.data?.defaultMethod ?? defaultPaymentMethod;

  async function pay() {
    if (isSending.current || !canPay(amount)) return;
    isSending.current = true;
    setProgress({ status: 'sending' });
    try {
      const idempotencyKey = attempt.keyOf({ uid, amount, method });
      const payment = await run({ amount, method, idempotencyKey });
      attempt.forget();
      setProgress({ status: 'paid', payment });
      notify.success(text.paid({ amount: formatUsd(payment.amount, locale) }));
    } catch (error) {
      setProgress({ status: 'failed', message: reportFailure(error, text.failedToPay) });
    } finally {
      isSending.current = false;
    }
  }

  function startAgain() {
    setAmount(defaultPaymentAmount);
    setProgress({ status: 'open' });
  }

  return { amount, setAmount, method, setMethod, progress, pay, startAgain };
}

export type PaymentState = ReturnType<typeof usePayment>;
