import { useEffect, useState } from 'react';

const lowFrom = 0.9;

/** Whether this browser has room for what the portal keeps in it; 'fine' where it does not say. */
export function useStorageRoom(): 'fine' | 'low' {
  const [room, setRoom] = useState<'fine' | 'low'>('fine');
  useEffect(() => {
    let isCurrent = true;
    const read = ({ usage = 0, quota = 0 }: StorageEstimate) => {
      if (isCurrent && quota > 0) setRoom(usage / quota >= lowFrom ? 'low' : 'fine');
    };
    // A browser that does not tell is no trouble.
    navigator.storage?.estimate().then(read, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return room;
}
