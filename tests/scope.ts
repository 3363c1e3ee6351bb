/** Whether tests cover every page and language (`npm run test:all`), or each template and text direction (`npm test`). */
export const CHECKS_ALL = process.env['TEST_SCOPE'] === 'all';
