import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { startProgram } from './child-processes.ts'
import { untilProxyAnswers } from './proxy.ts'
import type { Proxy } from './proxy.ts'

const shipped = join(import.meta.dirname, '../../../deploy/Caddyfile')

/** Starts Caddy with the unchanged `deploy/Caddyfile`, on a plain HTTP port in front of several processes. */
export async function startCaddy(folder: string, ports: number[]): Promise<Proxy> {
  const port = await getPort()
  const home = join(folder, 'caddy')
  await mkdir(home, { recursive: true })
  const program = startProgram('caddy', ['run', '--config', shipped, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      // The admin address of Caddy, which must differ between runs.
      CADDY_ADMIN: `127.0.0.1:${await getPort()}`,
      TANDEM_HOST: `http://127.0.0.1:${port}`,
      TANDEM_UPSTREAM: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  })
  await untilProxyAnswers('Caddy', program, port)
  return {
    port,
    async end() {
      process.kill(program.pid, 'SIGTERM')
      await program.ended
    },
  }
}
