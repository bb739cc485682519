import type { AuditorPackage } from '@hoa/domain';
import { Alert, Button, buttonClass, Cluster, DialogFooter, Icon, Stack, TextField } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Copy, Mail } from 'lucide';
import { useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();
  const from = formatDate(made.from, locale);
  const to = formatDate(made.to, locale);
  const day = formatDate(made.endsOn, locale);

  function copy() {
    field.current?.select();
    // On plain HTTP browsers offer no other way.
    setIsCopied(document.execCommand('copy'));
  }

  const subject = encodeURIComponent(text.emailSubject);
  const body = encodeURIComponent(text.emailBody({ from, to, day, address }));
  return (
    <Stack gap={5}>
      <Alert tone="info" title={text.onceTitle}>
        {text.once({ day })}
      </Alert>
      <TextField
        ref={field}
        label={text.address}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Cluster gap={3}>
        <Button variant="primary" icon={<Icon icon={Copy} />} onClick={copy}>
          {text.copy}
        </Button>
        <a href={`mailto:?subject=${subject}&body=${body}`} className={buttonClass({})}>
          <Icon icon={Mail} />
          <span>{text.email}</span>
        </a>
      </Cluster>
      <p role="status">
        {isCopied !== undefined && <span>{isCopied ? text.copied : text.notCopied}</span>}
      </p>
      <DialogFooter>
        <Button onClick={onClose}>{text.done}</Button>
      </DialogFooter>
    </Stack>
  );
}
