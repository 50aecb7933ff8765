import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from '../run-command.ts'
import { findFeature } from './find-feature.ts'

const all = globSync('libs/feature-*', { cwd: workspaceRoot })
  .map((path) => path.replace('libs/feature-', ''))
  .toSorted()
  .join(', ')

/** The output of `npm run dev -- …`, and its exit code. */
const dev = (...args: string[]) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    const run = resolve(workspaceRoot, 'tools/workspace/src/run.js')
    execFile(process.execPath, [run, 'dev', ...args], { cwd: workspaceRoot }, (error, _out, output) =>
      done({ code: error?.code ?? 0, output }),
    )
  })

it('finds a feature with and without the first part of its name', () => {
  expect(findFeature('ecommerce')).toEqual({ library: 'feature-ecommerce' })
  expect(findFeature('feature-ecommerce')).toEqual({ library: 'feature-ecommerce' })
})

it.each(['shop', '', '../api-server', 'FEATURE-AUTH'])("lists the features when %j isn't one", (name) => {
  expect(findFeature(name)).toEqual({ complaint: `There is no feature "${name}". There are: ${all}.` })
})

it("doesn't serve an unknown feature, or at an invalid address", async () => {
  expect(await dev('shop')).toEqual({ code: 1, output: `There is no feature "shop". There are: ${all}.\n` })
  const asked = await Promise.all([
    dev('auth', '--api', 'ftp://x'),
    dev('auth', '--port', 'x'),
    dev('auth', '--host'),
  ])
  expect(asked.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(asked[0]?.output).toContain('--api takes the address of a server')
  expect(asked[1]?.output).toContain('--port takes a number: x')
  expect(asked[2]?.output).toContain('Usage: npm run dev')
})
