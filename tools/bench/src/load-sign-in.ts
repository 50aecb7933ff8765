import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { freePort, startProcess } from './processes.ts'

const workspace = resolve(import.meta.dirname, '../../..')

/** One field and a button, as plain HTML and as React draws them: what a sign-in page is held against. */
const plainForm =
  '<!doctype html><html lang="en"><title>Form</title><form method="post"><label>E-mail <input name="email"></label><button>Sign in</button></form>'
const reactInput = {
  'index.html':
    '<!doctype html><html lang="en"><title>React</title><div id="root"></div><script type="module" src="/main.js"></script>',
  'main.js':
    "import { createElement as h, useState } from 'react'\nimport { createRoot } from 'react-dom/client'\nfunction Input() {\n  const [value, setValue] = useState('')\n  return h('form', null, h('input', { value, onChange: (event) => setValue(event.target.value) }))\n}\ncreateRoot(document.getElementById('root')).render(h(Input))\n",
}

/** Lines: as it is, and Chromium's slow 4G with a quarter of the processor. */
const lines = {
  plain: null,
  slow: { processor: 4, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 },
} as const
type Line = keyof typeof lines

const runs = 5

interface Load {
  /** Milliseconds from the navigation until the field can be typed in, and until React is at work on it. */
  usable: number
  hydrated: number | null
  /** What came over the line in all, in kB of 1000 bytes. */
  kilobytes: number
}

const limits = { usable: 1.2, hydrated: 1.4 }

/**
 * Loads the sign-in page cold, beside a plain form and React's input, on both lines, in turns; prints the table.
 * The shell is built before. @returns whether the limits hold
 */
export async function loadSignIn(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'load-sign-in-'))
  const browser = await chromium.launch(findBrowser())
  const form = await serve(async () => ({ type: 'text/html', content: plainForm }))
  const react = await serveReact()
  const port = await freePort()
  const product = await startProcess(
    join(workspace, 'apps/api/src/main.ts'),
    [],
    { PORT: String(port), DATA_DIR: folder, HOME: process.env.HOME ?? '' },
    'Tandem is running',
  )
  try {
    const pages = {
      'plain form': form.address,
      'React, one input': react.address,
      'sign-in': `http://127.0.0.1:${port}/auth/login`,
    }
    const none = (): Record<Line, Load[]> => ({ plain: [], slow: [] })
    const loads = { 'plain form': none(), 'React, one input': none(), 'sign-in': none() }
    for (let run = 0; run < runs; run++)
      for (const line of Object.keys(lines) as Line[])
        for (const name of Object.keys(pages) as (keyof typeof pages)[])
          loads[name][line].push(await load(browser, pages[name], line, name !== 'plain form'))
    return print(loads)
  } finally {
    await product.stop()
    await browser.close()
    form.server.close()
    react.server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function load(browser: Browser, address: string, line: Line, hasScript: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const given = lines[line]
    if (given) {
      const { processor: rate, ...conditions } = given
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    }
    await page.addInitScript(watchField)
    await page.goto(address, { timeout: 120_000, waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      (waits) => {
        const times = (globalThis as { fieldTimes?: { usable?: number; hydrated?: number } }).fieldTimes
        return times?.usable !== undefined && (!waits || times.hydrated !== undefined) ? times : null
      },
      hasScript,
      { timeout: 120_000 },
    )
    const { usable = 0, hydrated = null } = (await seen.jsonValue()) ?? {}
    await page.waitForLoadState('networkidle')
    return { usable, hydrated, kilobytes: bytes / 1000 }
  } finally {
    await context.close()
  }
}

/** Runs in the page: looks at each frame whether the field is on screen, and between them whether React knows it. */
function watchField() {
  const times: { usable?: number; hydrated?: number } = {}
  Object.assign(globalThis, { fieldTimes: times })
  const findField = () => document.querySelector('form input')
  const lookAtFrame = () => {
    if (findField()?.getClientRects().length) times.usable = performance.now()
    else requestAnimationFrame(lookAtFrame)
  }
  requestAnimationFrame(lookAtFrame)
  const lookBetween = setInterval(() => {
    if (!Object.keys(findField() ?? {}).some((key) => key.startsWith('__reactProps'))) return
    times.hydrated = performance.now()
    clearInterval(lookBetween)
  }, 5)
}

function print(loads: Record<'plain form' | 'React, one input' | 'sign-in', Record<Line, Load[]>>): boolean {
  const of = (name: keyof typeof loads, line: Line, figure: keyof Load) =>
    median(loads[name][line].map((one) => one[figure] ?? 0))
  const names = Object.keys(loads) as (keyof typeof loads)[]
  console.log(`\nsign-in page, cold: milliseconds, medians of ${runs}\n`)
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          kB: Math.round(of(name, 'plain', 'kilobytes')),
          'usable, plain': Math.round(of(name, 'plain', 'usable')),
          'usable, slow': Math.round(of(name, 'slow', 'usable')),
          'hydrated, plain': Math.round(of(name, 'plain', 'hydrated')),
          'hydrated, slow': Math.round(of(name, 'slow', 'hydrated')),
        },
      ]),
    ),
  )
  const ratios = [
    [
      'usable, slow, × the plain form',
      of('sign-in', 'slow', 'usable') / of('plain form', 'slow', 'usable'),
      limits.usable,
    ],
    ...(['plain', 'slow'] as const).map((line) => [
      `hydrated, ${line}, × React's input`,
      of('sign-in', line, 'hydrated') / of('React, one input', line, 'hydrated'),
      limits.hydrated,
    ]),
  ] as [string, number, number][]
  for (const [what, ratio, most] of ratios)
    console.log(`${ratio > most ? '! ' : '  '}${what}: ${ratio.toFixed(2)} (at most ${most})`)
  return ratios.every(([, ratio, most]) => ratio <= most)
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Built where the workspace's React is found. */
async function serveReact() {
  const root = join(workspace, 'node_modules/.cache/load-sign-in')
  await mkdir(root, { recursive: true })
  for (const [name, content] of Object.entries(reactInput)) await writeFile(join(root, name), content)
  const vite = join(workspace, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: root })
  return serve(async (path) => {
    const name = path === '/' ? '/index.html' : path
    const type = { '.html': 'text/html', '.js': 'text/javascript' }[extname(name)] ?? 'text/plain'
    return { type, content: await readFile(join(root, 'dist', name)).catch(() => '') }
  })
}

async function serve(answer: (path: string) => Promise<{ type: string; content: string | Buffer }>) {
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const { type, content } = await answer(new URL(url, 'http://localhost').pathname)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(content))
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { server, address: `http://127.0.0.1:${port}/` }
}

if (import.meta.main && !(await loadSignIn())) process.exitCode = 1
