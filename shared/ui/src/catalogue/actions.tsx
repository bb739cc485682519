import { Bell, Ellipsis, LogOut, Plus, User } from 'lucide';
import { Button, Icon, IconButton, LinkButton, Menu, Tooltip } from '../index.ts';
import type { CatalogueEntry } from './entry.ts';

const nothing = () => {};

export const actions: readonly CatalogueEntry[] = [
  {
    name: 'Button',
    states: [
      { label: 'Primary', show: <Button variant="primary">Submit</Button> },
      { label: 'Secondary', show: <Button>Cancel</Button> },
      { label: 'Quiet', show: <Button variant="quiet">Clear filters</Button> },
      { label: 'Danger', show: <Button variant="danger">Delete</Button> },
      { label: 'With an icon', show: <Button icon={<Icon icon={Plus} />}>New</Button> },
      {
        label: 'Loading',
        show: (
          <Button variant="primary" loading>
            Sending
          </Button>
        ),
      },
      { label: 'Disabled', show: <Button disabled>Next</Button> },
      {
        label: 'Disabled, with the reason',
        show: <Button disabledReason="Enter an amount first">Pay</Button>,
      },
      { label: 'Small', show: <Button size="sm">Small</Button> },
      { label: 'Large', show: <Button size="lg">Large</Button> },
    ],
  },
  { name: 'Icon', states: [{ label: 'Bell', show: <Icon icon={Bell} /> }] },
  {
    name: 'IconButton',
    states: [
      { label: 'Quiet', show: <IconButton label="More actions" icon={<Icon icon={Ellipsis} />} /> },
      {
        label: 'Secondary',
        show: <IconButton variant="secondary" label="Add" icon={<Icon icon={Plus} />} />,
      },
      {
        label: 'With a count',
        show: <IconButton label="Alerts, 9 or more" icon={<Icon icon={Bell} />} mark="9+" />,
      },
    ],
  },
  {
    name: 'LinkButton',
    states: [{ label: 'Link', show: <LinkButton href="#LinkButton">Full page</LinkButton> }],
  },
  {
    name: 'Menu',
    states: [
      {
        label: 'Closed until pressed',
        show: (
          <Menu
            label="Account"
            trigger={(props) => <Button {...props}>Account</Button>}
            items={[
              { id: 'profile', label: 'Profile', icon: <Icon icon={User} />, onSelect: nothing },
              { id: 'billing', label: 'Billing', disabled: true, onSelect: nothing },
              {
                id: 'leave',
                label: 'Sign out',
                icon: <Icon icon={LogOut} />,
                tone: 'danger',
                separated: true,
                onSelect: nothing,
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Tooltip',
    states: [
      {
        label: 'On hover or focus',
        show: (
          <Tooltip text="A few words about it">
            <Button>Point at this</Button>
          </Tooltip>
        ),
      },
    ],
  },
];
