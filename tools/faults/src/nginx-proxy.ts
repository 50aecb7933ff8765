import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { nginxSettings } from './nginx-settings.ts'
import { startProgram } from './child-processes.ts'
import { untilProxyAnswers } from './proxy.ts'
import type { Proxy } from './proxy.ts'

const shipped = join(import.meta.dirname, '../../../deploy/nginx.conf')

interface NginxOptions {
  /** Accepts the address that callers claim, because one load generator acts as many people. */
  trustsCallers?: boolean
}

/**
 * Starts nginx with the settings of `deploy/nginx.conf` in front of several processes; only TLS is left out.
 */
export async function startNginx(
  folder: string,
  ports: number[],
  { trustsCallers = false }: NginxOptions = {},
): Promise<Proxy> {
  const port = await getPort()
  const home = join(folder, `nginx-${port}`)
  await mkdir(home, { recursive: true })
  const settings = join(home, 'nginx.conf')
  const text = withoutTls(await readFile(shipped, 'utf8'), port, ports)
  const address = trustsCallers ? '$http_x_forwarded_for' : '$remote_addr'
  await writeFile(
    settings,
    nginxSettings(
      home,
      text.replace('$remote_addr', () => address),
    ),
  )
  const program = startProgram('nginx', ['-c', settings, '-p', home, '-e', join(home, 'error.log')])
  await untilProxyAnswers('nginx', program, port)
  return {
    port,
    async end() {
      process.kill(program.pid, 'SIGQUIT')
      await program.ended
    },
  }
}

/** The settings with the processes of this run as upstream, and the second server on our port. */
function withoutTls(text: string, port: number, ports: number[]): string {
  const upstream = text.slice(0, text.indexOf('server {'))
  const server = text.slice(text.lastIndexOf('server {'))
  const [, options = ''] = /server 127\.0\.0\.1:4000([^;]*);/.exec(upstream) ?? []
  return [
    upstream.replace(
      /server 127\.0\.0\.1:4000[^;]*;/,
      ports.map((each) => `server 127.0.0.1:${each}${options};`).join('\n'),
    ),
    server
      .replaceAll(/^\s*(ssl_\w+ .*|listen \[::\].*|server_name .*)$/gm, '')
      .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`),
  ].join('')
}
