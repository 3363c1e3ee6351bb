/** Starts our pages in the browser. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './pages.css';
import { request } from './request.ts';
import type { Session } from './session.ts';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the program');
const session = await request<Session>('/api/session');
createRoot(root).render(
  <StrictMode>
    <App session={session} path={location.pathname} />
  </StrictMode>,
);
