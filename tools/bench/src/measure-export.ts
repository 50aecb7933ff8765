import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/**
 * Reads the export of all orders of a team to its end, and reports how long it took and how much memory it
 * used. A process takes memory for garbage until it has enough. A leak that grows with the file would show in
 * the second half, where the lowest use, just after garbage was collected, would also be higher than in the
 * first.
 */
export async function measureExport(database: WholeDatabase, team_id: number) {
  const api = await createTestApi({ database })
  const user = await api.newUser(team_id)
  const began = performance.now()
  const answer = await createApi(api.dependencies).request(`${basePath}/ecommerce/orders/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      filter: {},
      columns: ['number', 'ordered_at', 'status', 'store', 'customer_name', 'currency', 'total'],
    }),
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let bytes = 0
  let lines = 0
  const samples: { held: number; used: number }[] = []
  const before = process.memoryUsage.rss()
  for await (const piece of answer.body) {
    bytes += piece.byteLength
    for (const byte of piece) if (byte === 10) lines += 1
    const { rss, heapUsed } = process.memoryUsage()
    samples.push({ held: rss, used: heapUsed })
  }
  const seconds = (performance.now() - began) / 1000
  const half = Math.ceil(samples.length / 2)
  const held = (some: typeof samples) => megabytes(Math.max(...some.map((sample) => sample.held)))
  const used = (some: typeof samples) => megabytes(Math.min(...some.map((sample) => sample.used)))
  const [first, second] = [samples.slice(0, half), samples.slice(half)]
  console.log(
    `\nexport: ${lines - 1} rows, ${megabytes(bytes)} in ${seconds.toFixed(1)} s; memory ${megabytes(before)} before, ` +
      `in the first half ${held(first)} at most and ${used(first)} in use at least, ` +
      `in the second ${held(second)} and ${used(second)}`,
  )
  await api.close()
}
