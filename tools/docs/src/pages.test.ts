import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { checks } from './check-block.ts'
import { brokenLinks } from './check-links.ts'
import { checkSql } from './check-sql.ts'
import { generatedFiles } from './generated-parts.ts'
import { readPages, workspaceRoot } from './pages.ts'
import type { Block } from './read-page.ts'

const pages = readPages()
const blocks = pages.flatMap((page) => page.blocks)
const at = ({ page, line }: Block) => `${page}:${line}`
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8')

test('every link, and every file that a page names, leads somewhere', () => {
  expect(brokenLinks(workspaceRoot, pages)).toEqual([])
})

describe('blocks of code', () => {
  it('name a language that can be checked', () => {
    const unknown = blocks.filter(({ language }) => language !== 'sql' && !(language in checks))
    expect(unknown.map((block) => `${at(block)}: ${block.language || 'no language'}`)).toEqual([])
  })

  it('are written as their language demands', () => {
    const problems = blocks.map((block) => ({ block, problem: checks[block.language]?.(block.text) ?? null }))
    expect(
      problems
        .filter(({ problem }) => problem !== null)
        .map(({ block, problem }) => `${at(block)}: ${problem}`),
    ).toEqual([])
  })

  it('of SQL are taken by the database as it is, which refuses others', { timeout: 240_000 }, async () => {
    const right = [
      'select name from teams;',
      '-- once\ncreate role somebody nologin;\ncreate database elsewhere owner somebody;',
    ]
    const statements = blocks.filter(({ language }) => language === 'sql').map(({ text }) => text)
    const taken = [...right, ...statements]
    // One database for all: making it takes most of the time.
    const problems = await checkSql([...taken, 'select surname from teams', 'creat role somebody'])
    expect(problems).toEqual([
      ...taken.map(() => null),
      expect.stringContaining('surname'),
      expect.stringContaining('syntax error'),
    ])
  })

  it('call scripts of npm that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const called = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap((block) =>
        [...block.text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => ({ block, name })),
      )
    const written = pages.flatMap(({ path }) =>
      [...read(path).matchAll(/`npm run ([\w-]+)/g)].map(([, name = '']) => ({ path, name })),
    )
    expect([...called, ...written].filter(({ name }) => !(name in scripts))).toEqual([])
  })

  it('that use our packages stand where their types are checked', () => {
    // READMEs of libraries and the page on embedding: tools/publishing compiles theirs against the packages.
    const isCompiled = /^libs\/[\w-]+\/README\.md$|^docs\/embedding\.md$/
    const ours = blocks.filter(({ language, text }) => /^tsx?$/.test(language) && text.includes("'@tandem/"))
    expect(ours.filter(({ page }) => !isCompiled.test(page)).map(at)).toEqual([])
  })
})

/** Which check a file of `deploy/` gets, by its name. */
const kinds: [RegExp, string][] = [
  [/\.(?:service|timer)$/, 'systemd'],
  [/^Containerfile$/, 'dockerfile'],
  [/\.yaml$/, 'yaml'],
  [/^Caddyfile$/, 'caddyfile'],
  [/\.conf$/, 'nginx'],
  [/\.(?:sh|env)$/, 'sh'],
]

test.each(globSync('deploy/*', { cwd: workspaceRoot, exclude: ['**/*.md'] }))(
  '%s is written as its reader demands',
  (path) => {
    const kind = kinds.find(([name]) => name.test(basename(path)))?.[1]
    expect(kind).toBeDefined()
    expect(checks[kind ?? '']?.(read(path))).toBeNull()
  },
)

test('what the Containerfile copies is there', () => {
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY (?!--from)(?:--\S+ )*(.+)$/gm)].flatMap(
    ([, paths = '']) => paths.split(' ').slice(0, -1),
  )
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([])
})

test('containers are given every setting, but those that the image and its volumes are made for', () => {
  const settings = [...read('docs/hosting.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name = '']) => name)
  const given = Object.keys(
    (parse(read('deploy/compose.yaml')) as { services: { tandem: { environment: object } } }).services.tandem
      .environment,
  )
  expect(given.filter((name) => !settings.includes(name))).toEqual([])
  expect(settings.filter((name) => !given.includes(name))).toEqual([
    'PORT',
    'HOST',
    'DATA_DIR',
    'LEGAL_DIR',
    // A file for whoever restores, not for the product.
    'BACKUP_IDENTITY_FILE',
  ])
})

test('what is made from the code is fresh: `npm run docs` writes it', { timeout: 240_000 }, async () => {
  for (const { path, text } of await generatedFiles()) expect(read(path), path).toBe(text)
})

test('neither the image nor compose.yaml starts a demo unless somebody asks for one', () => {
  expect(read('deploy/Containerfile')).toMatch(/^ENV .*\bDEMO=false$/m)
  const { services } = parse(read('deploy/compose.yaml')) as { services: { tandem: { environment: object } } }
  expect(services.tandem.environment).toMatchObject({ DEMO: 'false' })
})

test('images are pinned by digest, and no container has capabilities that it does not name', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: Record<
      string,
      { image?: string; cap_drop: string[]; security_opt: string[]; read_only: boolean; networks: string[] }
    >
  }
  const images = [
    ...[...read('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
    ...Object.values(services).flatMap(({ image }) => image ?? []),
  ]
  expect(images).toHaveLength(4)
  for (const image of images)
    expect(image).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
    })
  }
  // The proxy, which the internet reaches, does not reach the database.
  const networks = Object.entries(services).map(([name, service]) => [name, service.networks])
  expect(Object.fromEntries(networks)).toEqual({
    tandem: ['public', 'database'],
    postgres: ['database'],
    proxy: ['public'],
  })
})
