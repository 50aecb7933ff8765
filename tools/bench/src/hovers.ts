import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startNativeServer, startTsserver } from './language-servers.ts'
import type { LanguageServer } from './language-servers.ts'
import { median } from './timed-in-turns.ts'

// `npm run bench -- hovers`: how long the language server takes for what an editor shows at a name, after an edit of
// the file and without one. Run it alone: other work on the machine slows it down.
const workspaceRoot = join(import.meta.dirname, '../../..')

/** Files with the names at which a reader stops. */
const places: Record<string, string[]> = {
  'libs/api-contract/src/orders.ts': ['OrderSearch', 'Order', 'OrderDetails', 'listOrders', 'getOrder'],
  'libs/api-contract/src/accounts.ts': ['NewAccounts', 'listAccounts'],
  'libs/api-contract/src/post-attribution.ts': ['getPostSales', 'listOrderPosts'],
  'libs/api-contract/src/selling-posts.ts': ['listSellingPosts'],
  'libs/feature-ecommerce/src/orders/queries.ts': ['listOrders', 'getOrder', 'orderQueries'],
}

/** Where a name is declared, or else first used. */
function placeOf(name: string, text: string) {
  const word = new RegExp(String.raw`(?<=(?:const|type|interface|function) )${name}\b`)
  const offset = (word.exec(text) ?? new RegExp(String.raw`\b${name}\b`).exec(text))?.index ?? -1
  if (offset < 0) throw new Error(`There is no ${name}.`)
  const before = text.slice(0, offset).split('\n')
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 }
}

async function measure(server: LanguageServer, path: string, names: string[]) {
  const file = join(workspaceRoot, path)
  const text = readFileSync(file, 'utf8')
  await server.open(file, text)
  const timed = async (name: string) => {
    const { line, column } = placeOf(name, text)
    const start = performance.now()
    if ((await server.hover(file, line, column)) === '') throw new Error(`Nothing is shown at ${name}.`)
    return performance.now() - start
  }
  const first = await timed(names[0] ?? '')
  let shown = text
  for (const name of names) {
    const [edited, again]: [number[], number[]] = [[], []]
    for (let run = 0; run < 7; run += 1) {
      const next = run % 2 === 0 ? `${text}\n` : text
      server.change(file, next, shown)
      shown = next
      edited.push(await timed(name))
      again.push(await timed(name))
    }
    const round = (values: number[]) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`
    console.log(`  ${name.padEnd(22)} after an edit ${round(edited).padEnd(12)} again ${round(again)}`)
  }
  console.log(`  first: ${first.toFixed(0)}`)
}

const { version: asked } = parseArgs({ options: { version: { type: 'string' } } }).values
const servers = { 6: startTsserver, 7: () => startNativeServer(workspaceRoot) }
if (asked !== undefined && !Object.hasOwn(servers, asked)) throw new Error('--version must be 6 or 7')
for (const [version, start] of Object.entries(servers)) {
  if (asked !== undefined && asked !== version) continue
  const server = await start()
  for (const [path, names] of Object.entries(places)) {
    console.log(`TypeScript ${version}, ${path}, median (largest) of 7 in ms`)
    await measure(server, path, names)
  }
  server.stop()
}
