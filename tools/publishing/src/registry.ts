import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import getPort from 'get-port'
import { runServer } from 'verdaccio'

export interface Registry {
  /** Such as `http://127.0.0.1:40123/`. */
  url: string
  /** The lines of an `.npmrc` that use it with permission to publish. */
  settings: string
  stop(): Promise<void>
}

const user = 'publisher'

/**
 * Starts a local registry on a free port. It keeps what is published in a folder and forwards everything else
 * to the registry that npm is configured with; if that needs a token, it is `NPM_TOKEN`.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await getPort()
  const url = `http://127.0.0.1:${port}/`
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const server = (await runServer({
    self_path: folder,
    storage: resolve(folder, 'storage'),
    auth: { htpasswd: { file: resolve(folder, 'htpasswd') } },
    uplinks: {
      configured: {
        url: uplink,
        // Next's compiler is 35 MB. What npm can't fetch in time, and doesn't need on every machine, it leaves out.
        timeout: '300s',
        ...(process.env.NPM_TOKEN && { auth: { type: 'bearer', token_env: true } }),
      },
    },
    packages: {
      '@tandem/*': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'configured' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  } as never)) as Server
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  const answer = await fetch(`${url}-/user/org.couchdb.user:${user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: user, password: randomUUID() }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (token === undefined) throw new Error(`The registry let nobody in: ${answer.status}`)
  return {
    url,
    settings: `registry=${url}\n${url.replace('http:', '')}:_authToken=${token}\n`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
