import { parseArgs } from 'node:util'
import { brokenLimits, judgeAll, judgementTable } from './judge-lift.ts'
import { measureLiftSpeed } from './lift-speed.ts'
import { measureStoredLift } from './lift-stored.ts'
import { simulateLift } from './simulate-lift.ts'

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '240' },
    window: { type: 'string', default: '7' },
    retired: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    speed: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
    orders: { type: 'string', default: '1000000' },
    posts: { type: 'string', default: '2000' },
  },
})
const windowDays = Number(options.window)
/** The longest time that a post of a large team may take, including its share of the products. */
const maxMillisecondsOfPost = 1

if (options.speed) {
  const { posts, products, lines, milliseconds, longest, megabytes } = measureLiftSpeed(windowDays)
  const each = milliseconds / posts
  console.log(
    `${posts} posts, ${products} products, ${lines} sale lines: ${Math.round(milliseconds)} ms of the processor, ${(1000 * each).toFixed(0)} µs a post; ` +
      `the longest step took ${Math.round(longest)} ms; ${Math.round(megabytes)} MB`,
  )
  process.exit(each <= maxMillisecondsOfPost ? 0 : 1)
}

if (options.stored) {
  const sizes = { orders: Number(options.orders), posts: Number(options.posts) }
  const { posts, orders, figures, milliseconds, again } = await measureStoredLift(sizes)
  console.log(
    `${orders} orders, ${posts} posts (${figures} with a figure): ${Math.round(milliseconds)} ms from orders to stored lifts, ` +
      `${Math.round(again)} ms again with nothing changed`,
  )
  process.exit(0)
}

const shops = Number(options.shops)
const wishes = { shops, windowDays, seed: Number(options.seed), retired: Number(options.retired) }
const all = [...simulateLift(wishes)].flat()
console.log(`${shops} shops, windows of ${windowDays} days, seed ${options.seed}`)
console.log(judgementTable(judgeAll(all)))
const broken = brokenLimits(all)
for (const line of broken) console.error(`! ${line}`)
process.exit(broken.length === 0 ? 0 : 1)
