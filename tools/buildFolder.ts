/** Where the steps of a build find the site they work on. */

/** Name of the environment variable by which `npm run build` tells its steps. */
export const BUILD_FOLDER_SETTING = 'BUILD_FOLDER';

/** The folder of the build: `dist` where a step is run by itself. */
export const buildFolder = (): string => process.env[BUILD_FOLDER_SETTING] ?? 'dist';
