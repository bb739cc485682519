export { type FakeGateway, fakeGateway, type Handlers, pageOf } from '@hoa/api/testing';
export { actors } from '@hoa/domain/testing';
export { expectConsole } from '@hoa/ui/testing';
export { testFirstReads } from './firstReads.tsx';
export { renderScreen, type ScreenOptions } from './renderScreen.tsx';
