import { outsideEnvironment } from './outside-project.ts'
import { startServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

interface ServedHost<Answer> {
  folder: string
  /** The program and its arguments for a port. */
  args: (port: number) => string[]
  /** The origin of the Tandem server that the host calls. */
  tandem: string
  /** Called with the server, so that an interruption can end it. */
  onServer: (server: RunningServer) => void
  look: (origin: string) => Promise<Answer>
}

/** Serves a built host for as long as a look at it takes. */
export async function serveHost<Answer>(host: ServedHost<Answer>): Promise<Answer> {
  const { folder, args, tandem, onServer, look } = host
  const environment = () => outsideEnvironment({ TANDEM_URL: tandem })
  const server = await startServer({ folder, args, environment, readyAt: '/auth/login' })
  onServer(server)
  try {
    return await look(server.origin)
  } finally {
    await server.stop()
  }
}

export const vite = 'node_modules/vite/bin/vite.js'

/** Serves what Vite has built. */
export const previewByVite = (port: number) => [
  vite,
  'preview',
  '--host=127.0.0.1',
  `--port=${port}`,
  '--strictPort',
  '--logLevel=error',
]
