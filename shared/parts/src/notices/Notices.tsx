import { FormerOwnerNotice } from '../former-owner/FormerOwnerNotice.tsx';
import { UnsentNotice } from '../outbox/UnsentNotice.tsx';
import { ViewAsNotice } from '../view-as/ViewAsNotice.tsx';

/** The notices above every page. */
export function Notices() {
  return (
    <>
      <ViewAsNotice />
      <FormerOwnerNotice />
      <UnsentNotice />
    </>
  );
}
