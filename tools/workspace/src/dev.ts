import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findFeature } from './feature-page/find-feature.ts'
import { runCommand, workspaceRoot } from './run-command.ts'

const featureServer = ['--conditions=@tandem/source', 'tools/workspace/src/feature-page/serve-feature.ts']
const usage = 'Usage: npm run dev [-- FEATURE [--api ADDRESS] [--port PORT]]'

/**
 * `npm run dev`: the API on port 4000, restarted on change, and the shell with hot reload on Vite's own port.
 * `npm run dev -- FEATURE`: one feature alone, with the real server in the page, or with a server at another
 * address.
 */
export async function run(args: string[] = []) {
  const asked = args.length === 0 ? null : readArgs(args)
  if (asked !== null && 'complaint' in asked) {
    console.error(asked.complaint)
    process.exit(1)
  }
  const generated = isGenerated() ? 0 : await generate()
  if (generated !== 0) process.exit(generated)
  process.exit(asked === null ? await serveProduct() : await runCommand('node', asked.args))
}

/** What to serve, or what is wrong with the arguments. */
function readArgs(args: string[]): { args: string[] } | { complaint: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { api: { type: 'string' }, port: { type: 'string' } },
    })
    const [name = '', ...more] = positionals
    if (more.length > 0) return { complaint: usage }
    const found = findFeature(name)
    if ('complaint' in found) return found
    if (values.api !== undefined && !/^https?:$/.test(URL.parse(values.api)?.protocol ?? ''))
      return {
        complaint: `--api takes the address of a server, such as https://tandem.example: ${values.api}`,
      }
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      return { complaint: `--port takes a number: ${values.port}` }
    const flags = Object.entries(values).flatMap(([flag, value]) => [`--${flag}`, value])
    return { args: [...featureServer, found.library, ...flags] }
  } catch (error) {
    return { complaint: `${(error as Error).message}\n${usage}` }
  }
}

async function serveProduct() {
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
  return codes.find((code) => code !== 0) ?? 0
}

const generate = () =>
  runCommand('nx', ['run-many', '-t', 'codegen', '--outputStyle=static'], { quiet: true })

/** Whether the generated files are newer than their sources: asking Nx takes seconds. */
function isGenerated() {
  const cwd = resolve(workspaceRoot, 'libs/design-system')
  const made = globSync('styled-system/css/index.js', { cwd })
  const sources = globSync(['panda.config.ts', 'preset.ts', 'theme/**/*', 'src/**/*.recipe.ts'], { cwd })
  const timeOf = (path: string) => statSync(resolve(cwd, path)).mtimeMs
  return made.some((path) => sources.every((source) => timeOf(source) <= timeOf(path)))
}
