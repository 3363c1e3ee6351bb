/** Whether every page and language is gone through (`npm run test:all`), or each template and direction of writing (`npm test`). */
export const CHECKS_ALL = process.env['TEST_SCOPE'] === 'all';
