import { createReactRoot } from '@hoa/portal';
import { ReauthDialog, type ReauthService } from './ReauthDialog.tsx';

/** Shows the dialog above whatever is open; resolves with whether the person has proved who they are. */
export function requestReauth(service: ReauthService, email: string): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createReactRoot(place);
    const end = (isProved: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProved);
    };
    root.render(<ReauthDialog service={service} email={email} onEnd={end} />);
  });
}
