import type { HttpClient } from '@hoa/api/http';
import { getLocale } from '@hoa/ui/text';
import type { ProofService } from './ProofDialog.tsx';

/** Proves who somebody is to the portal's own server. */
export function proofService(client: HttpClient): ProofService {
  return {
    async ask() {
      const answer = await client.send('/proof', { input: { locale: getLocale() } });
      return (answer as { request: string }).request;
    },
    async complete(request, code) {
      await client.send('/proof/complete', { input: { request, code } });
    },
  };
}
