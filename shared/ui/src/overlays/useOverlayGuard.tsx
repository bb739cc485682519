import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useStable } from '../useStable.ts';
import { useDiscardGuard } from './useDiscardGuard.tsx';
import { useLeaveQuestion } from './useLeaveQuestion.tsx';

interface Overlay {
  readonly requestClose: () => void;
  readonly setUnsaved: (part: string, isUnsaved: boolean) => void;
}

const OverlayContext = createContext<Overlay | null>(null);

/**
 * Asks before a dialog or drawer is left with unsaved input: by closing it, by Back, by a reload. Its content,
 * which `within` wraps, reports input with `useUnsavedInput` and closes it with `useRequestClose`.
 */
export function useOverlayGuard(
  confirmClose: boolean | undefined,
  onClose: () => void,
): { requestClose: () => void; within: (content: ReactNode) => ReactNode } {
  const [unsaved, setUnsavedParts] = useState<readonly string[]>([]);
  const wouldLose = Boolean(confirmClose) || unsaved.length > 0;
  const { requestClose, question } = useDiscardGuard(wouldLose, onClose);
  const leaveQuestion = useLeaveQuestion(wouldLose);
  const close = useStable(requestClose);
  const setUnsaved = useCallback((part: string, isUnsaved: boolean) => {
    setUnsavedParts((parts) => {
      const others = parts.filter((other) => other !== part);
      return isUnsaved ? [...others, part] : others;
    });
  }, []);
  const overlay = useMemo(() => ({ requestClose: close, setUnsaved }), [close, setUnsaved]);
  return {
    requestClose: close,
    within: (content) => (
      <OverlayContext value={overlay}>
        {content}
        {question}
        {leaveQuestion}
      </OverlayContext>
    ),
  };
}

/** Closes the dialog or drawer around it as Close and Escape do; does nothing outside of one. */
export function useRequestClose(): () => void {
  const overlay = use(OverlayContext);
  return () => overlay?.requestClose();
}

/**
 * Makes the dialog or drawer around it ask before it is left. Returns whether there is one. A layout effect, so
 * that it is known before the next key, which may be Escape.
 */
export function useUnsavedInput(isUnsaved: boolean): boolean {
  const overlay = use(OverlayContext);
  const part = useId();
  useLayoutEffect(() => {
    if (!overlay || !isUnsaved) return;
    overlay.setUnsaved(part, true);
    return () => overlay.setUnsaved(part, false);
  }, [overlay, part, isUnsaved]);
  return overlay !== null;
}
