import { resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..')

/** The built Storybook; VISUAL_STORYBOOK names the folder of one that is built already. */
export const storybook = resolve(workspace, process.env.VISUAL_STORYBOOK ?? 'storybook-static')

/** What a run leaves: its report, and what was expected and what was found where pictures differ. */
export const results = resolve(workspace, 'test-results/visual')

/** Base pictures: a folder for each browser, as each draws letters and edges in its own way. */
export const basePictures = resolve(import.meta.dirname, '../base')

/** Of the browser's version only the first number counts: Chromium changes how it draws with that one. */
export const browserFolder = (version: string) => `chromium-${version.split('.')[0]}-${process.platform}`
