/** Locks as tabs of one browser share them: taken in turn, and free again when a tab is closed. */
export interface Turns {
  /** The locks of a tab that is open until `gone` resolves. */
  ofTab(gone: Promise<void>): Pick<LockManager, 'request'>;
}

export function createTurns(): Turns {
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
