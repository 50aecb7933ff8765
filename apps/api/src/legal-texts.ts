import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { SettingsError } from './settings-error.ts'

const names = ['terms.txt', 'privacy.txt']

/**
 * Answers with the host's own texts in place of those that the shell comes with; a text that is not in the folder
 * stays what it was. Read at each request: a text can be changed while Tandem runs.
 *
 * @throws SettingsError where the folder holds none of them
 */
export function legalTexts(folder: string): Hono {
  if (!names.some((name) => existsSync(join(folder, name)))) {
    throw new SettingsError('LEGAL_DIR', `must be a folder with ${names.join(' or ')} in it`)
  }
  const app = new Hono()
  for (const name of names) {
    app.get(`/legal/${name}`, async (context, next) => {
      context.header('Cache-Control', 'no-cache')
      return serveStatic({ root: folder, rewriteRequestPath: () => `/${name}` })(context, next)
    })
  }
  return app
}
