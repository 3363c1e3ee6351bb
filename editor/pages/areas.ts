/** The areas of the service, and the roles that may open them. */
import { ROLES, type Role } from '../sign-in/roles.ts';

export interface Area {
  /** Path of the page. */
  path: `/${string}`;
  /** Text in the menu. */
  title: string;
  roles: readonly Role[];
  /** Purpose of the area, for the start page. */
  summary: string;
}

export const AREAS: readonly Area[] = [
  {
    path: '/admin/',
    title: 'Write',
    roles: ['writer'],
    summary: 'Change pages, articles and pictures. A save is a draft.',
  },
  {
    path: '/publishing',
    title: 'Publish',
    roles: ['writer', 'publisher'],
    summary: 'See unpublished changes, publish them now or later, and restore earlier releases.',
  },
  {
    path: '/leads',
    title: 'Leads',
    roles: ['sales', 'recruiting'],
    summary: 'Read what visitors have sent, and record which leads were answered.',
  },
  {
    path: '/report',
    title: 'Report',
    roles: ['sales'],
    summary: 'See how often pages were read, and where readers came from.',
  },
  {
    path: '/messages',
    title: 'Messages',
    roles: ['sales'],
    summary: 'See waiting and failed mails and messages.',
  },
  {
    path: '/accounts',
    title: 'Accounts',
    roles: ['administrator'],
    summary: 'Manage who may sign in, and with which roles.',
  },
  {
    path: '/audit',
    title: 'Audit log',
    roles: ['administrator'],
    summary: 'See who did what, and when.',
  },
  {
    path: '/account',
    title: 'Your account',
    roles: ROLES,
    summary: 'Change your password, set up sign-in codes, and see where you are signed in.',
  },
];
