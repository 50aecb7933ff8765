import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postSalesQueue } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { createTestApi, newSellingTeam } from '@tandem/api-server/testing'
import { shortLinkCode } from '@tandem/provider-simulator'
import { copyMigratedData } from '../test-setup.ts'
import { withShortLinks } from './short-links.ts'

let folder: string
let opened: OpenDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-links-'))
  await copyMigratedData(folder)
  opened = await openEmbedded(folder)
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

test("creates the short links of the demo's orders, once, before sales are counted", async () => {
  const api = await createTestApi({ database: opened.database })
  api.clock.now = new Date('2026-03-12T12:00:00Z')
  const oak = await newSellingTeam(api)
  const mug = 'https://oak.example/product/mug/'
  await oak.products([
    { provider_id: 'mug', permalink: mug },
    { provider_id: 'tray', permalink: 'https://oak.example/product/tray/' },
  ])
  const [post] = await oak.posts([
    {
      provider_id: 'MugPost0001',
      posted_at: '2026-03-10T09:00:00Z',
      caption: `${mug} https://oak.example/product/tray/`,
    },
  ])
  const code = shortLinkCode('MugPost0001', '/product/mug/')
  const session_entry = `${mug}?utm_source=instagram&utm_content=MugPost0001&tandem_link=${code}`
  await oak.orders([
    { ordered_at: '2026-03-11T09:00:00Z', attribution: { session_entry }, lines: [['mug', 1, 900]] },
  ])
  // Runs each job of the product's queues immediately.
  const done: string[] = []
  const jobs = withShortLinks(
    {
      ...api.dependencies.jobs,
      work: async (_queue, handler) =>
        handler({ data: { team_id: oak.team.team_id } as never, signal: new AbortController().signal }),
    },
    api.dependencies,
  )
  const links = () => oak.within((db) => db.selectFrom('short_links').select(['code', 'post_id']).execute())
  const run = (queue: string) =>
    jobs.work(queue, async () => {
      done.push(`${queue}: ${(await links()).length}`)
    })
  await run('another')
  await run(postSalesQueue)
  await run(postSalesQueue)
  expect(done).toEqual(['another: 0', `${postSalesQueue}: 1`, `${postSalesQueue}: 1`])
  expect(await links()).toEqual([{ code, post_id: post }])

  const answer = await api.fetch(new Request(`http://tandem.test/l/${code}`))
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `${mug}?utm_source=instagram&utm_medium=social&utm_campaign=tandem&utm_content=MugPost0001&tandem_link=${code}`,
  ])
  const days = await oak.within((db) =>
    db.selectFrom('short_link_opens').select(['day', 'opens']).orderBy('day').execute(),
  )
  expect(days.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12'])
  expect(days.every(({ opens }) => opens > 1)).toBe(true)

  // When the post is removed and synced again, the link belongs to the new row.
  await oak.removeAccount(oak.account_id)
  const [again] = await oak.posts(
    [{ provider_id: 'MugPost0001', posted_at: '2026-03-10T09:00:00Z', caption: mug }],
    await oak.newAccount('oak again'),
  )
  await run(postSalesQueue)
  expect(await links()).toEqual([{ code, post_id: again }])
})
