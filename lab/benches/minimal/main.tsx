// A minimal page with the portal's libraries, which shows their cost without the portal's own code. Includes the
// federation runtime, configured as in the shell.
import { init } from '@module-federation/runtime';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import toast, { useToaster } from 'react-hot-toast/headless';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { registerApplication, start } from 'single-spa';

const federation = init({
  name: 'minimal',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: { react: { version: React.version, lib: () => React } },
});

const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    greeting: build.query<string, void>({
      queryFn: () => ({ data: `Good to see you in ${federation.name}.` }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

function Home() {
  const { data } = api.useGreetingQuery();
  const { toasts } = useToaster();
  return (
    <main>
      <h1>Home</h1>
      <p>{data}</p>
      <button type="button" onClick={() => toast('Hello')}>
        {toasts.length}
      </button>
      <Link to="/">Home</Link>
    </main>
  );
}

function Root() {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </Provider>
  );
}

const domElement = document.getElementById('root');
if (!domElement) throw new Error('index.html has no element #root.');
const root = createRoot(domElement);
const app = {
  bootstrap: async () => undefined,
  mount: async () => root.render(<Root />),
  unmount: async () => root.unmount(),
};
registerApplication({ name: 'minimal', app, activeWhen: () => true });
start();
