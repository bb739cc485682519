import type { HttpClient } from '@hoa/api/http';
import { getLocale } from '@hoa/ui/text';
import type { Asked, ReauthService } from './ReauthDialog.tsx';

/** The re-authentication at the portal's server. */
export function reauthService(client: HttpClient): ReauthService {
  return {
    async ask(options) {
      const passkey = options.passkey && 'PublicKeyCredential' in window;
      const answer = await client.send('/proof', { input: { locale: getLocale(), passkey } });
      return answer as Asked;
    },
    async complete(request, code) {
      await client.send('/proof/complete', { input: { request, code } });
    },
    async completeWithPasskey(optionsJSON) {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON });
      await client.send('/proof/complete', { input: { passkey: JSON.stringify(response) } });
    },
  };
}
