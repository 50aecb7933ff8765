import { resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..')

/** The flags with which programs run on the sources of our libraries. */
export const nodeFlags = ['--liftoff-only', '--conditions=@tandem/source']

/** Starts the product as `npm start` does once the shell is built. */
export const serverArguments = [...nodeFlags, resolve(workspace, 'apps/api/src/main.ts')]
