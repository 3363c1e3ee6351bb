/** Starts our pages in the browser. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepFocus } from './keepFocus.ts';
import './pages.css';
import { Notice } from './parts/Notice.tsx';
import { messageOf } from './parts/useData.ts';
import { request } from './request.ts';
import type { Session } from './session.ts';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element with the id "app"');
keepFocus(root);
const page = await request<Session>('/api/session').then(
  (session) => <App session={session} path={location.pathname} />,
  (error: unknown) => (
    <main className="p-5">
      <h1 className="text-title font-semibold">This page cannot be shown</h1>
      <Notice kind="fault">{messageOf(error)}</Notice>
    </main>
  ),
);
createRoot(root).render(<StrictMode>{page}</StrictMode>);
