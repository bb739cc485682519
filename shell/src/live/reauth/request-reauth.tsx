import { createReactRoot } from '@hoa/portal';
import { ReauthDialog, type ReauthService } from './ReauthDialog.tsx';

/** Shows the dialog above all others; resolves to true if the person has re-authenticated. */
export function requestReauth(service: ReauthService, email: string): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createReactRoot(place);
    const end = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<ReauthDialog service={service} email={email} onEnd={end} />);
  });
}
