import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';

/** How long toasts stay, in milliseconds (specification, section 9). */
export const successToastMs = 2000;
export const otherToastMs = 4000;

const info = (message: string) => toast(message, { duration: otherToastMs });

/** Short messages in the corner, drawn and announced by the shell's one toaster. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: successToastMs }),
  error: (message: string) => toast.error(message, { duration: otherToastMs }),
  info,
  /** Stays until it is dismissed. */
  loading: (message: string) => toast.loading(message, { duration: Number.POSITIVE_INFINITY }),
  /** Says what was done, with an Undo button named `label`; stays long enough to press it. */
  undoable: (message: string, label: string, undo: () => void) =>
    toast.success(
      (shown) => (
        <>
          <span>{message}</span>
          <button
            type="button"
            onClick={() => {
              toast.dismiss(shown.id);
              undo();
            }}
          >
            {label}
          </button>
        </>
      ),
      { duration: otherToastMs },
    ),
  /** Says what was done, with a link named `label` to a path of the portal. */
  linked: (message: string, label: string, to: string) =>
    toast(
      (shown) => (
        <>
          <span>{message}</span>
          <Link to={to} onClick={() => toast.dismiss(shown.id)}>
            {label}
          </Link>
        </>
      ),
      { duration: otherToastMs },
    ),
  dismiss: (id?: string) => toast.dismiss(id),
};
