/** The folder of the built site that the steps of a build work on. */

/** Name of the environment variable in which `npm run build` passes the folder to its steps. */
export const BUILD_FOLDER_SETTING = 'BUILD_FOLDER';

/** The folder of the build; `dist` when a step is run alone. */
export const buildFolder = (): string => process.env[BUILD_FOLDER_SETTING] ?? 'dist';
