import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')

describe('the repository', () => {
  it('names the same Node version in .nvmrc, package.json and the container', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>
    }
    const node = devDependencies.node ?? ''
    expect(read('.nvmrc').trim()).toBe(node)
    const images = [...read('deploy/Containerfile').matchAll(/library\/node:(\d+)/g)].map(
      ([, major]) => major,
    )
    expect(new Set(images)).toEqual(new Set([node.split('.')[0]]))
  })

  it('copies only existing files into the image, and keeps simulator code that reads its own files out of the bundle', () => {
    const copied = [...read('deploy/Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    )
    expect(copied).toContain('libs')
    expect(copied.filter((path) => !existsSync(resolve(workspaceRoot, path)))).toEqual([])

    const bundle = read('apps/api/vite.config.ts')
    expect(bundle).toContain('external: [/^@tandem\\/provider-simulator/]')
  })

  it('has no file without a formatter', () => {
    const { nx } = JSON.parse(read('tools/workspace/package.json')) as {
      nx: { targets: { lint: { command: string } } }
    }
    const [, formatted = ''] = nx.targets.lint.command.split('prettier --check --ignore-unknown ')
    const named = formatted.replaceAll("'", '').split(' ')
    const projects = globSync('{apps/*,libs/*,tools/*,.storybook}/package.json', { cwd: workspaceRoot })
    const folders = [...projects.map((path) => path.replace('/package.json', '')), ...named]
    const others = [...workspaceFiles()].filter(
      (path) => path.includes('/') && !folders.some((folder) => path.startsWith(`${folder}/`)),
    )
    expect(named).toContain('*')
    expect(others).toEqual(['.ci/run'])
  })

  it("has an owner for every file, and no owner for files that don't exist", () => {
    const rules = read('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '))
    expect(rules[0]?.[0]).toBe('*')
    for (const [path = '', ...owners] of rules) {
      expect(owners.filter((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner))).toEqual([])
      expect(owners.length).toBeGreaterThan(0)
      expect(globSync(path.replace(/^\//, ''), { cwd: workspaceRoot }), path).not.toEqual([])
    }
  })

  it.each(globSync('.github/ISSUE_TEMPLATE/{defect,proposal}.yml', { cwd: workspaceRoot }))(
    '%s has a name, a description and a different id for each question',
    (path) => {
      const form = parse(read(path)) as { name?: string; description?: string; body?: { id?: string }[] }
      expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
      const ids = form.body?.map(({ id }) => id) ?? []
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})
