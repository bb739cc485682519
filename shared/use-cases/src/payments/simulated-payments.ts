import type { ChargeAnswer, PaymentProvider } from '../ports/services.ts';

/**
 * Creates a payment provider that charges nobody. A card payment completes immediately; a bank transfer stays pending.
 */
export function createSimulatedPayments(newId: () => string): PaymentProvider {
  const answered = new Map<string, ChargeAnswer>();
  return {
    async charge({ key, method, receiptPrefix }) {
      const known = answered.get(key);
      if (known) return known;
      const number = newId().replaceAll('-', '').slice(0, 10).toUpperCase();
      const answer: ChargeAnswer = {
        status: method === 'ach' ? 'pending' : 'completed',
        confirmationNumber: receiptPrefix ? `${receiptPrefix}-${number}` : number,
      };
      answered.set(key, answer);
      return answer;
    },
  };
}
