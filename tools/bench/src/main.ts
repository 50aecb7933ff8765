import { spawn } from 'node:child_process'
import { join } from 'node:path'

const benchmarks: Record<string, string> = {
  'sync-real': 'sync-real.ts',
  commerce: 'commerce.ts',
  analytics: 'analytics.ts',
  api: 'api.ts',
  load: 'load.ts',
  enumeration: 'enumeration.ts',
  faults: 'faults.ts',
  'bulk-file': 'bulk-file.ts',
  hostile: 'hostile.ts',
  lift: 'lift.ts',
  'load-sign-in': 'load-sign-in.ts',
  interactions: 'interactions.ts',
  memory: 'memory.ts',
  hovers: 'hovers.ts',
  // It starts the same programs as the fault runs, so it is kept with them.
  cluster: '../../faults/src/cluster/cluster.ts',
}

/** Runs a benchmark by name, on the sources of our libraries. */
const [name = '', ...options] = process.argv.slice(2)
const file = benchmarks[name]
if (file === undefined) {
  console.error(
    `Usage: npm run bench -- sync-real --orders FILE.csv.gz | npm run bench -- commerce [--orders 1000000] [--small 10000] [--database pglite|postgres] [--export] [--no-browser] | npm run bench -- analytics [--posts 100000] [--days 31] [--orders 1000000] [--database pglite|postgres] [--no-browser] | npm run bench -- api [--orders 1000000] | npm run bench -- load [--runs 5] [--page NAME] | npm run bench -- load-sign-in | npm run bench -- interactions [--slowdown 4] | npm run bench -- hovers [--version 6|7] | npm run bench -- memory [--connections 10000] [--seconds 60] | npm run bench -- cluster | npm run bench -- enumeration [--requests 400] [--database pglite|postgres] | npm run bench -- faults | npm run bench -- bulk-file [--megabytes 2048] | npm run bench -- hostile [--answers 20000] [--provider NAME] [--seed S] [--only NUMBER] [--minutes 170] | npm run bench -- lift [--shops 240] [--window 7] [--seed 1] [--speed] [--stored [--orders 1000000] [--posts 2000]]`,
  )
  process.exit(1)
}
const child = spawn(
  process.execPath,
  ['--conditions=@tandem/source', join(import.meta.dirname, file), ...options],
  { stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 1))
