import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, EmptyState } from '../ui/index.ts';
import { useText } from './messages/index.ts';
import { Page } from './Page.tsx';

export interface NotFoundPageProps {
  /** Where the way out leads: the role's own first page. */
  readonly home?: string;
}

/** Says that there is no page at this address yet. */
export function NotFoundPage({ home = '/' }: NotFoundPageProps) {
  const text = useText();
  return (
    <Page title={text.notFound}>
      <EmptyState
        title={text.notFoundHint}
        icon={<Compass />}
        action={
          <Link to={home} className={buttonClass({ variant: 'primary' })}>
            {text.goHome}
          </Link>
        }
      />
    </Page>
  );
}
