import type { Gateway } from '@hoa/api';

export interface SwitchingGatewayOptions {
  readonly mock: Gateway;
  readonly live: Gateway;
  /** Asked at every call, so that the switch needs no reload. */
  readonly useLiveData: () => boolean;
}

/** One Gateway out of two: live data when the person switched it on, else sample data. */
export function createSwitchingGateway({
  mock,
  live,
  useLiveData,
}: SwitchingGatewayOptions): Gateway {
  const current = () => (useLiveData() ? live : mock);
  return {
    call: (name, input, signal) => current().call(name, input, signal),
    upload: (file, options) => current().upload(file, options),
    download: (fileId, signal) => current().download(fileId, signal),
    supports: (name) => current().supports(name),
    subscribe(onChange) {
      const ends = [mock, live].map((gateway) =>
        gateway.subscribe((changed) => {
          if (gateway === current()) onChange(changed);
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
