import { Button, Cluster, Icon, Stack, TextField } from '@hoa/ui';
import { Copy } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from './messages.ts';

interface CopyAddressProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly address: string;
  /** Links beside the button. */
  readonly children?: ReactNode;
}

/** An address with a button that copies it. */
export function CopyAddress({ label, hint, address, children }: CopyAddressProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();

  function copy() {
    field.current?.select();
    // On plain HTTP browsers offer no other way.
    setIsCopied(document.execCommand('copy'));
  }

  return (
    <Stack gap={3}>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Cluster gap={3}>
        <Button variant="primary" icon={<Icon icon={Copy} />} onClick={copy}>
          {text.copy}
        </Button>
        {children}
      </Cluster>
      <p role="status">
        {isCopied !== undefined && <span>{isCopied ? text.copied : text.notCopied}</span>}
      </p>
    </Stack>
  );
}
