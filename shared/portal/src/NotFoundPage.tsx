import { buttonClass, EmptyState, Icon } from '@hoa/ui';
import { Compass } from 'lucide';
import { Link } from 'react-router-dom';
import { useText } from './messages.ts';
import { Page } from './Page.tsx';
import { useIsLive } from './PortalContext.tsx';

export interface NotFoundPageProps {
  /** The role's first page, which Go Home opens. */
  readonly home?: string;
}

/** Says that there is no page at this URL; in sample mode, that there is none yet. */
export function NotFoundPage({ home = '/' }: NotFoundPageProps) {
  const text = useText();
  const isLive = useIsLive();
  return (
    <Page title={text.notFound}>
      <EmptyState
        title={isLive ? text.noSuchPage : text.notFoundHint}
        icon={<Icon icon={Compass} />}
        action={
          <Link to={home} className={buttonClass({ variant: 'primary' })}>
            {text.goHome}
          </Link>
        }
      />
    </Page>
  );
}
