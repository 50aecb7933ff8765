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

test('every link, and every file that a page names, exists', () => {
  expect(brokenLinks(workspaceRoot, pages)).toEqual([])
})

describe('code blocks', () => {
  it('name a language that can be checked', () => {
    const unknown = blocks.filter(({ language }) => language !== 'sql' && !(language in checks))
    expect(unknown.map((block) => `${at(block)}: ${block.language || 'no language'}`)).toEqual([])
  })

  it('have valid syntax', () => {
    const problems = blocks.map((block) => ({ block, problem: checks[block.language]?.(block.text) ?? null }))
    expect(
      problems
        .filter(({ problem }) => problem !== null)
        .map(({ block, problem }) => `${at(block)}: ${problem}`),
    ).toEqual([])
  })

  it('of SQL are accepted by the database, which refuses invalid ones', { timeout: 240_000 }, async () => {
    const right = [
      'select name from teams;',
      '-- once\ncreate role somebody nologin;\ncreate database elsewhere owner somebody;',
    ]
    const statements = blocks.filter(({ language }) => language === 'sql').map(({ text }) => text)
    const taken = [...right, ...statements]
    // One database for all blocks, because creating it takes most of the time.
    const problems = await checkSql([...taken, 'select surname from teams', 'creat role somebody'])
    expect(problems).toEqual([
      ...taken.map(() => null),
      expect.stringContaining('surname'),
      expect.stringContaining('syntax error'),
    ])
  })

  it('call npm scripts that exist', () => {
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

  it('that use our packages are on pages whose types are checked', () => {
    // In READMEs of libraries and on the page about embedding, tools/publishing compiles the blocks against
    // the packages.
    const isCompiled = /^libs\/[\w-]+\/README\.md$|^docs\/embedding\.md$/
    const ours = blocks.filter(({ language, text }) => /^tsx?$/.test(language) && text.includes("'@tandem/"))
    expect(ours.filter(({ page }) => !isCompiled.test(page)).map(at)).toEqual([])
  })
})

/** The check for a file of `deploy/`, by its name. */
const kinds: [RegExp, string][] = [
  [/\.(?:service|timer)$/, 'systemd'],
  [/^Containerfile$/, 'dockerfile'],
  [/\.yaml$/, 'yaml'],
  [/^Caddyfile$/, 'caddyfile'],
  [/\.conf$/, 'nginx'],
  [/\.(?:sh|env)$/, 'sh'],
]

test.each(globSync('deploy/*', { cwd: workspaceRoot, exclude: ['**/*.md'] }))(
  '%s has valid syntax',
  (path) => {
    const kind = kinds.find(([name]) => name.test(basename(path)))?.[1]
    expect(kind).toBeDefined()
    expect(checks[kind ?? '']?.(read(path))).toBeNull()
  },
)

test('the files that the Containerfile copies exist', () => {
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY (?!--from)(?:--\S+ )*(.+)$/gm)].flatMap(
    ([, paths = '']) => paths.split(' ').slice(0, -1),
  )
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([])
})

test('containers get every setting, except those that the image and its volumes define', () => {
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
    // A file for people who restore a backup, not a setting of the product.
    'BACKUP_IDENTITY_FILE',
  ])
})

test('generated parts are up to date: `npm run docs` writes them', { timeout: 240_000 }, async () => {
  for (const { path, text } of await generatedFiles()) expect(read(path), path).toBe(text)
})

test('neither the image nor compose.yaml starts a demo by default', () => {
  expect(read('deploy/Containerfile')).toMatch(/^ENV .*\bDEMO=false$/m)
  const { services } = parse(read('deploy/compose.yaml')) as { services: { tandem: { environment: object } } }
  expect(services.tandem.environment).toMatchObject({ DEMO: 'false' })
})

test('images are pinned by digest, and containers only have the capabilities they name', () => {
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
  // The proxy, which the internet reaches, has no access to the database.
  const networks = Object.entries(services).map(([name, service]) => [name, service.networks])
  expect(Object.fromEntries(networks)).toEqual({
    tandem: ['public', 'database'],
    postgres: ['database'],
    proxy: ['public'],
  })
})
