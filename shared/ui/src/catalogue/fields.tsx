import {
  Checkbox,
  FileField,
  MoneyField,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../index.ts';
import { ControlledExample } from './ControlledExample.tsx';
import type { CatalogueEntry } from './entry.ts';

const kinds = [
  { value: 'noise', label: 'Noise', hint: 'After ten in the evening' },
  { value: 'parking', label: 'Parking', hint: 'In the wrong place' },
] as const;

export const fields: readonly CatalogueEntry[] = [
  {
    name: 'TextField',
    states: [
      { label: 'Plain', show: <TextField label="Location" /> },
      {
        label: 'Required, with a hint',
        show: <TextField label="Location" required hint="Building and unit" />,
      },
      { label: 'Wrong', show: <TextField label="Location" error="Location is required" /> },
      { label: 'Disabled', show: <TextField label="Location" disabled defaultValue="Gate" /> },
    ],
  },
  { name: 'TextArea', states: [{ label: 'Plain', show: <TextArea label="Description" /> }] },
  {
    name: 'Select',
    states: [
      {
        label: 'With none chosen',
        show: <Select label="Kind" placeholder="All" options={kinds} />,
      },
    ],
  },
  {
    name: 'MoneyField',
    states: [
      {
        label: 'In dollars',
        show: (
          <ControlledExample<number | null> initial={15000}>
            {(value, setValue) => <MoneyField label="Amount" value={value} onChange={setValue} />}
          </ControlledExample>
        ),
      },
    ],
  },
  {
    name: 'SearchField',
    states: [
      {
        label: 'With something typed',
        show: (
          <ControlledExample initial="gate">
            {(value, setValue) => <SearchField value={value} onChange={setValue} />}
          </ControlledExample>
        ),
      },
    ],
  },
  {
    name: 'Checkbox',
    states: [
      { label: 'Off', show: <Checkbox label="Send a copy" /> },
      { label: 'On', show: <Checkbox label="Send a copy" defaultChecked hint="To your address" /> },
    ],
  },
  {
    name: 'Switch',
    states: [
      { label: 'On', show: <Switch label="Email" defaultChecked /> },
      { label: 'In a list of settings', show: <Switch settingRow label="Email" hint="At once" /> },
    ],
  },
  {
    name: 'RadioGroup',
    states: [false, true].map((tiles) => ({
      label: tiles ? 'Tiles' : 'List',
      show: (
        <ControlledExample<(typeof kinds)[number]['value'] | null> initial="noise">
          {(value, setValue) => (
            <RadioGroup
              label="Kind"
              tiles={tiles}
              options={kinds}
              value={value}
              onChange={setValue}
            />
          )}
        </ControlledExample>
      ),
    })),
  },
  {
    name: 'FileField',
    states: [{ label: 'Plain', show: <FileField label="Photos" onFiles={() => {}} /> }],
  },
];
