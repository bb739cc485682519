export { actors } from './actors.ts';
export { type FakeGateway, fakeGateway, type Handlers, type RecordedCall } from './fakeGateway.ts';
export { renderScreen, type ScreenOptions } from './renderScreen.tsx';
export { expectConsole } from './setup.ts';
