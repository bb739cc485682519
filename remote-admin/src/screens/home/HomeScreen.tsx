import { Page } from '@hoa/shared';

export function HomeScreen() {
  return <Page title="Home">Hello from admin</Page>;
}
