import type { AuditorPackage } from '@hoa/domain';
import { CopyAddress } from '@hoa/parts';
import { Alert, Button, buttonClass, DialogFooter, Icon, Stack } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Mail } from 'lucide';
import { useText } from './messages.ts';

interface MadePackageProps {
  readonly made: AuditorPackage;
  readonly address: string;
  readonly onClose: () => void;
}

/** The address of a package, with a button that copies it and a link that writes an email with it. */
export function MadePackage({ made, address, onClose }: MadePackageProps) {
  const text = useText();
  const locale = useLocale();
  const from = formatDate(made.from, locale);
  const to = formatDate(made.to, locale);
  const day = formatDate(made.endsOn, locale);

  const subject = encodeURIComponent(text.emailSubject);
  const body = encodeURIComponent(text.emailBody({ from, to, day, address }));
  return (
    <Stack gap={5}>
      <Alert tone="info" title={text.onceTitle}>
        {text.once({ day })}
      </Alert>
      <CopyAddress label={text.address} address={address}>
        <a href={`mailto:?subject=${subject}&body=${body}`} className={buttonClass({})}>
          <Icon icon={Mail} />
          <span>{text.email}</span>
        </a>
      </CopyAddress>
      <DialogFooter>
        <Button onClick={onClose}>{text.done}</Button>
      </DialogFooter>
    </Stack>
  );
}
