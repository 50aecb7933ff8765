import { runCommand } from './run-command.ts'

/** `npm run dev`: the API on port 4000, restarted on change, and the shell with hot reload on Vite's own port. */
export async function run() {
  const generated = await runCommand('nx', ['run-many', '-t', 'codegen', '--outputStyle=static'], {
    quiet: true,
  })
  if (generated !== 0) process.exit(generated)

  const port = process.env.PORT ?? '4000'
  const stop = new AbortController()
  const api = ['--watch', '--conditions=@tandem/source', 'apps/api/src/main.ts']
  const codes = await Promise.all(
    [
      runCommand('node', api, { signal: stop.signal, environment: { PORT: port } }),
      runCommand('vite', ['apps/shell'], {
        signal: stop.signal,
        environment: { API_URL: `http://127.0.0.1:${port}` },
      }),
    ].map(async (command) => {
      const code = await command
      stop.abort()
      return code
    }),
  )
  process.exit(codes.find((code) => code !== 0) ?? 0)
}
