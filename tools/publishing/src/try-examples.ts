import { randomBytes } from 'node:crypto'
import { outsideEnvironment, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { readmeExamples } from './readme-example.ts'
import type { ReadmeExample } from './readme-example.ts'
import { findDemoShop, startServer } from './running-server.ts'

/** Serves the functions that a module exports for each HTTP method, as Next does. */
const servesHandlers = `
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'

const handlers = await import(process.argv[2])
const answer = (request) => handlers[request.method]?.(request) ?? new Response(null, { status: 405 })
createServer(getRequestListener(answer)).listen(Number(process.env.PORT), '127.0.0.1')
`

/** Runs the examples of the READMEs that need no browser. */
export async function tryExamples(outside: Outside) {
  const { check, folder, packages, product } = outside
  const shop = await findDemoShop(product.origin)
  const environment = {
    TANDEM_URL: product.origin,
    TANDEM_KEY: randomBytes(32).toString('base64'),
    SHOP_URL: shop.url,
    SHOP_KEY: shop.consumer_key,
    SHOP_SECRET: shop.consumer_secret,
    SHOP_ALLOW: new URL(shop.url).origin,
  }
  writeFiles(folder, { 'examples/serve-handlers.js': servesHandlers })
  for (const example of packages.flatMap(readmeExamples)) {
    const { path, kind } = example
    if (kind === 'program') {
      await check(`${path} of a README runs`, async () => {
        const output = await runOutside(folder, 'node', [path], environment)
        if (output.trim() === '') throw new Error('It says nothing')
      })
    }
    if (kind === 'server' || kind === 'handlers') {
      await check(`${path} of a README answers the people of its host only`, () =>
        tryServer(outside, example, environment),
      )
    }
  }
}

/** Asks a server, whose host knows Ada by a cookie. */
export async function askAsPeople(origin: string) {
  const ask = async (cookie: string) => {
    const answer = await fetch(`${origin}/api/v1/me`, { headers: { cookie } })
    return `${answer.status} ${await answer.text()}`
  }
  const [ada, stranger] = [await ask('session=session-of-ada'), await ask('session=somebody-else')]
  if (!/^200 .*"name":"Ada"/.test(ada)) throw new Error(`Ada got ${ada}`)
  if (!/^401 .*UNAUTHENTICATED/.test(stranger)) throw new Error(`A stranger got ${stranger}`)
}

async function tryServer(
  { folder, onServer }: Outside,
  { path, kind }: ReadmeExample,
  environment: Record<string, string>,
) {
  const server = await startServer({
    folder,
    args: () =>
      kind === 'server' ? [path] : ['examples/serve-handlers.js', `./${path.replace('examples/', '')}`],
    environment: (port) => outsideEnvironment({ ...environment, PORT: String(port) }),
    readyAt: '/api/v1/helpers/timezones',
  })
  onServer(server)
  try {
    await askAsPeople(server.origin)
  } finally {
    await server.stop()
  }
}
