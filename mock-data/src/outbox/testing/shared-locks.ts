/** Simulates locks that the tabs of a browser share, and that are released when a tab closes. */
export interface SharedLocks {
  /** Returns the locks of a tab, which closes when `gone` resolves. */
  ofTab(gone: Promise<void>): Pick<LockManager, 'request'>;
}

export function createSharedLocks(): SharedLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ofTab: (gone) => {
      let isGone = false;
      void gone.then(() => {
        isGone = true;
      });
      const request = (_name: string, work: () => Promise<unknown>) => {
        const turn = last.then(() => (isGone ? undefined : Promise.race([work(), gone])));
        last = turn.catch(() => undefined);
        return turn;
      };
      return { request: request as LockManager['request'] };
    },
  };
}
