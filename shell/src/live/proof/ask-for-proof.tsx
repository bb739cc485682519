import { createReactRoot } from '@hoa/shared';
import { ProofDialog, type ProofService } from './ProofDialog.tsx';

/** Shows the dialog above whatever is open; resolves with whether the person has proved who they are. */
export function askForProof(service: ProofService, email: string): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createReactRoot(place);
    const end = (isProved: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProved);
    };
    root.render(<ProofDialog service={service} email={email} onEnd={end} />);
  });
}
