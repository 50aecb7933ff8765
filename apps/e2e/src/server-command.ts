import { resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..')

/** What programs on the sources of our libraries run with. */
export const nodeFlags = ['--liftoff-only', '--conditions=@tandem/source']

/** Starts the product as `npm start` does, once the shell is built. */
export const serverArguments = [...nodeFlags, resolve(workspace, 'apps/api/src/main.ts')]
