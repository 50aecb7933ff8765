/**
 * The entry of `npm start`, `npm run dev`, `npm test` and `npm run release`. It is plain JavaScript, so that
 * an older Node can still run it and print what is wrong in one line.
 */
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Tandem runs on Node 24 and this is ${process.version}. Run "npm ci" once, then "npm start" or "npm test": they use the Node that comes with the packages.`,
  )
  process.exit(1)
}

const commands = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  test: () => import('./test.ts'),
  release: () => import('./release.ts'),
}
const [name, ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
if (command === undefined) {
  console.error(`Usage: node tools/workspace/src/run.js ${Object.keys(commands).join(' | ')}`)
  process.exit(1)
}
const { run } = await command()
await run(rest)
