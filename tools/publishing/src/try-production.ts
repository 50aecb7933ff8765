import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { nginxSettings } from '../../faults/src/nginx-settings.ts'
import { isInstalled } from '../../faults/src/proxy.ts'
import { documentedHost } from './documented-host.ts'
import { readOrders } from './look-at-host.ts'
import { outsideEnvironment, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { startServer } from './running-server.ts'
import { vite } from './serve-host.ts'

/** The types of a built app's files; a packaged nginx has them in a file of its own. */
const types = 'types { text/html html; text/css css; text/javascript js; font/woff2 woff2; }'

/** Builds the documented host, and serves it by nginx with the settings of the last step. */
export async function tryProduction({ check, folder, browser, product, onServer }: Outside) {
  if (!isInstalled('nginx', '-v')) {
    console.log('left out: nginx is not installed, which the last step of docs/embedding.md needs')
    return
  }
  await check('nginx serves the built app, and forwards its calls', async () => {
    const { files } = documentedHost()
    writeFiles(folder, {
      'src/main.tsx': files['src/main.tsx'] ?? '',
      'index.html': files['index.html'] ?? '',
    })
    await runOutside(folder, 'node', [vite, 'build', '--logLevel', 'error'])
    const home = resolve(folder, 'nginx')
    mkdirSync(home, { recursive: true })
    const settings = resolve(home, 'nginx.conf')
    const server = await startServer({
      folder,
      program: 'nginx',
      args: (port) => {
        const site = siteOn(port, resolve(folder, 'dist'), product.origin)
        writeFiles(home, { 'nginx.conf': nginxSettings(home, `${types}\n${site}`) })
        return ['-c', settings, '-p', home, '-e', resolve(home, 'error.log')]
      },
      environment: () => outsideEnvironment(),
      readyAt: '/',
    })
    onServer(server)
    try {
      await readOrders(browser, server.origin)
      await checkForwarded(server.origin)
    } finally {
      await server.stop()
    }
  })
}

/** The documented settings, with what readers put in instead: address, folder and Tandem's own address. */
function siteOn(port: number, root: string, tandem: string): string {
  const site = documentedHost().files['back-office.conf'] ?? ''
  const own = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/www/back-office/dist', root],
    ['http://127.0.0.1:4000', tandem],
  ] as const
  return own.reduce((text, [documented, ours]) => {
    if (!text.includes(documented)) throw new Error(`back-office.conf has no ${documented}`)
    return text.replace(documented, ours)
  }, site)
}

/** Short links and large bodies reach Tandem too. */
async function checkForwarded(origin: string) {
  const link = await fetch(`${origin}/l/nothing`, { redirect: 'manual' })
  if (link.status === 200) throw new Error('A short link gets the page of the app')
  const body = 'x'.repeat(4_000_000)
  const webhook = await fetch(`${origin}/api/v1/webhooks/stores/nothing`, { method: 'POST', body })
  if (webhook.status === 413) throw new Error('A webhook of 4 MB is refused')
}
