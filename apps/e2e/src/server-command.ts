import { resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..')

/** Starts the product as `npm start` does, once the shell is built. */
export const serverArguments = [
  '--liftoff-only',
  '--conditions=@tandem/source',
  resolve(workspace, 'apps/api/src/main.ts'),
]
