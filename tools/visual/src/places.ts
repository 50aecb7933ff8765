import { resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..')

/** The built Storybook; VISUAL_STORYBOOK can name the folder of one that is built already. */
export const storybook = resolve(workspace, process.env.VISUAL_STORYBOOK ?? 'storybook-static')

/** The output of a run: its report, and the expected and actual pictures where they differ. */
export const results = resolve(workspace, 'test-results/visual')

/** Base pictures: a folder for each browser, because each draws letters and edges in its own way. */
export const basePictures = resolve(import.meta.dirname, '../base')

/** Only the major version counts, because Chromium's drawing changes only with that. */
export const browserFolder = (version: string) => `chromium-${version.split('.')[0]}-${process.platform}`
