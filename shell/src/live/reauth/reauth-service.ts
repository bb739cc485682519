import type { HttpClient } from '@hoa/api/http';
import { getLocale } from '@hoa/ui/text';
import type { ReauthService } from './ReauthDialog.tsx';

/** The re-authentication at the portal's server. */
export function reauthService(client: HttpClient): ReauthService {
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
