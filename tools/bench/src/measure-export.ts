import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'

const megabyte = 1024 * 1024

/** Reads the file of all orders of a team to its end, and says how long it took and how far the memory grew. */
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
  let most = 0
  const before = process.memoryUsage.rss()
  for await (const piece of answer.body) {
    bytes += piece.byteLength
    for (const byte of piece) if (byte === 10) lines += 1
    most = Math.max(most, process.memoryUsage.rss())
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `\nexport: ${lines - 1} rows, ${(bytes / megabyte).toFixed(0)} MB in ${seconds.toFixed(1)} s; ` +
      `memory ${(before / megabyte).toFixed(0)} MB before, ${(most / megabyte).toFixed(0)} MB at most`,
  )
  await api.close()
}
