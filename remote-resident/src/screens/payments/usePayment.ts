import { canPay, defaultPaymentMethod, newId, type Payment, type PaymentMethod } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useActor, useAssociation, useCommand, useOperation } from '@hoa/portal';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useRef, useState } from 'react';
import { useText } from './messages.ts';
import { createOpenAttempt } from './open-attempt.ts';

/** The state of a payment. */
export type PaymentProgress =
  | { readonly status: 'open' | 'sending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'paid'; readonly payment: Payment };

/**
 * One payment: its fields, sending and result. Lives in the screen, above the tabs, so that switching
 * tabs neither loses nor repeats it.
 */
export function usePayment() {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  const reportFailure = useFailure();
  const settings = useOperation('payments.settings', {});
  const [run] = useCommand('payments.pay');
  const usual = useAssociation()?.duesAmount ?? null;
  const [typed, setAmount] = useState<number | null>();
  const amount = typed === undefined ? usual : typed;
  const [chosenMethod, setMethod] = useState<PaymentMethod>();
  const [progress, setProgress] = useState<PaymentProgress>({ status: 'open' });
  const [attempt] = useState(() => createOpenAttempt(() => window.sessionStorage, newId));
  // A ref, because state updates only on the next render and a double click comes sooner.
  const isSending = useRef(false);
  const method = chosenMethod ?? settings.data?.defaultMethod ?? defaultPaymentMethod;

  async function pay() {
    if (isSending.current || !canPay(amount)) return;
    isSending.current = true;
    setProgress({ status: 'sending' });
    try {
      const requestId = attempt.keyOf({ uid, amount, method });
      const payment = await run({ amount, method, requestId });
      attempt.forget();
      setProgress({ status: 'paid', payment });
      notify.success(text.paid({ amount: formatUsd(payment.total, locale) }));
    } catch (error) {
      setProgress({ status: 'failed', message: reportFailure(error, text.failedToPay) });
    } finally {
      isSending.current = false;
    }
  }

  function startAgain() {
    setAmount(undefined);
    setProgress({ status: 'open' });
  }

  return { amount, setAmount, method, setMethod, progress, pay, startAgain };
}

export type PaymentState = ReturnType<typeof usePayment>;
