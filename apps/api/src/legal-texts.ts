import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { SettingsError } from './settings-error.ts'

const names = ['terms.txt', 'privacy.txt']

/**
 * Answers with the host's own texts instead of those of the shell; texts that the folder doesn't have stay
 * the shell's. The files are read at each request, so that a text can be changed while Tandem runs.
 *
 * @throws SettingsError when the folder has none of them
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
