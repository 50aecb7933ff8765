import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { readmeExamples } from './readme-example.ts'
import type { ReadmeExample } from './readme-example.ts'

const client = '@tandem/api-client'

/** What a script that only calls the API must not bring along. */
const unwanted = ['react', 'react-dom', 'react-router', '@tanstack/react-query']

/** Installs only the client, and runs the script of its README against a server. */
export async function tryScript({ check, folder, packages, npmSettings, product }: Outside) {
  const [{ path, code }] = readmeExamples(packages.find(({ name }) => name === client)!) as [ReadmeExample]
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'order-list', private: true, type: 'module' }),
    [path]: code,
  })
  await check(`${client} installs without React`, async () => {
    await runOutside(folder, 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...pinned([client]),
    ])
    const found = unwanted.filter((name) => existsSync(resolve(folder, 'node_modules', name)))
    if (found.length > 0) throw new Error(`It installed ${found.join(', ')}`)
  })
  await check('the script of its README lists orders', async () => {
    const output = await runOutside(folder, 'node', [path], { TANDEM_URL: product.origin })
    const lines = output.trim().split('\n')
    if (lines.length < 10 || !lines.every((line) => /^\S+ \S*\d/.test(line))) throw new Error(output)
  })
}
