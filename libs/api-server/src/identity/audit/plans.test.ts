import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { AuditSearch } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { searchPatterns } from '../../platform/lists/search-text.ts'
import { generateAuditEntries } from '../../testing/generate-audit-entries.ts'
import type { GeneratedLog } from '../../testing/generate-audit-entries.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import type { PlanReader } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { auditList } from './queries.ts'

const used = useTestApi()
let made: GeneratedLog
let reader: PlanReader
let explained: WholeDatabase

/** The plan of a page's query, and the page. */
async function planned(search: object) {
  reader.notices.length = 0
  const view = v.parse(AuditSearch, search)
  const { data, meta } = await inTeam(explained, made.team_id, (db) => listPage(db, view, auditList, 0))
  return { data, meta, plans: reader.notices.filter((plan) => plan.includes('audit_entries')).join('\n') }
}

/** The search written without the log's indexes or a function, for comparison. */
function plain({ search_term, user_id, action, date_to, sort }: AuditSearch) {
  const order = sql.raw(sort === 'at' ? 'at, id' : 'at desc, id desc')
  return sql<{ id: number }>`
    select id from audit_entries where team_id = ${made.team_id}
      and search_text like ${searchPatterns(search_term)!.text}
      and (${user_id ?? null}::bigint[] is null or user_id = any(${user_id ?? null}::bigint[]))
      and (${action ?? null}::text[] is null or action = any(${action ?? null}::text[]))
      and (${date_to ?? null}::date is null
        or at < (${date_to ?? null}::date + 1)::timestamp at time zone 'Europe/Istanbul')
    order by ${order}`.execute(used.opened.database)
}

const person = (index: number) => made.users.at(index)

/**
 * Plans depend on the database, and PGlite is less strict about row-level security, so this tests PostgreSQL.
 */
describe.runIf(inject('database') === 'postgres')(
  'of 40,001 entries, as a role that row-level security binds',
  () => {
    beforeAll(async () => {
      made = await generateAuditEntries(used.opened.database, { entries: 40_001 })
      reader = await openPlanReader(used.opened.url)
      explained = planningDatabase(reader)
    }, 60_000)
    afterAll(async () => {
      await reader?.client.end()
    })

    test.each([
      ['all, the latest first', () => ({}), ['time']],
      ['all, the oldest first', () => ({ sort: 'at' }), ['time']],
      ['all but sign-ins', () => ({ sign_ins: 'hidden' }), ['time']],
      ['sign-ins alone', () => ({ sign_ins: 'only', sort: 'at' }), ['action']],
      ['some days', () => ({ date_from: '2025-12-20', date_to: '2025-12-21' }), ['time']],
      ['who did most', () => ({ user_id: `${person(0)}` }), ['user', 'user_action']],
      [
        'who did little',
        () => ({ user_id: `${person(-1)}`, date_from: '2025-12-01' }),
        ['user', 'user_action'],
      ],
      ['many people', () => ({ user_id: made.users.slice(10).join(',') }), ['user', 'user_action']],
      ['a common action', () => ({ action: 'session.started' }), ['action']],
      [
        'common and rare actions',
        () => ({ action: 'session.started,favorite_category.deleted' }),
        ['action'],
      ],
      [
        'what somebody who did much has never done',
        () => ({ user_id: `${person(0)}`, action: 'store.archived' }),
        ['user_action'],
      ],
      [
        'people and actions',
        () => ({ user_id: made.users.slice(0, 5).join(','), action: 'store.created,team.created' }),
        ['user_action'],
      ],
    ])('finds %s by an index alone', async (_, search, indexes) => {
      const { plans } = await planned(search())
      const found = [...plans.matchAll(/Index Only Scan (?:Backward )?using (\w+) on audit_entries/g)]
      const names = new Set(found.map(([, name]) => name))
      const allowed = indexes.map((name) => `audit_entries_by_${name}`)
      expect(names.size, plans).toBeGreaterThan(0)
      expect([...names].filter((name) => !allowed.includes(name ?? ''))).toEqual([])
      expect(plans).not.toMatch(/Seq Scan on audit_entries/)
    })

    test('a search for something common only reads the top of the log', async () => {
      const { plans, meta } = await planned({ search_term: 'person' })
      expect(meta.total_is_capped).toBe(true)
      expect(plans).not.toMatch(/audit_entries_search|Seq Scan on audit_entries/)
    })

    test('a search for something rare has text and person in the index condition', async () => {
      const { plans, meta } = await planned({ search_term: 'Store499', user_id: `${person(0)}`, sort: 'at' })
      expect(meta).toMatchObject({ total: 0, total_is_capped: false })
      const nothing = await planned({ search_term: 'nothing like it' })
      for (const text of [plans, nothing.plans]) expect(text).not.toMatch(/Seq Scan on audit_entries/)
      expect(nothing.plans).toMatch(
        /Index Scan on audit_entries_search .*\n\s+Index Cond: \(.*search_text ~~ '%nothing like it%'/,
      )
    })

    test.each([
      ['what is common', { search_term: 'person no1' }],
      ['what is soon met', { search_term: 'store7' }],
      ['what is far apart', { search_term: 'store499', per_page: '100' }],
      ['what is far apart, the oldest first', { search_term: 'store499', per_page: '100', sort: 'at' }],
      ['what a person did', () => ({ search_term: 'store49', user_id: `${person(1)}`, per_page: '50' })],
      ['what few did', () => ({ search_term: 'store4', user_id: made.users.slice(40).join(',') })],
      ['an action', { search_term: 'no1@', action: 'session.started,store.created', page: '3' }],
      ['what only the older half holds', { search_term: 'closed', per_page: '100' }],
      ['what only the older half holds, on some days', { search_term: 'closed', date_to: '2025-12-03' }],
    ])('finds %s like a plain scan', async (_, given) => {
      const search = typeof given === 'function' ? given() : given
      const view = v.parse(AuditSearch, search)
      const { data, meta } = await planned(search)
      const { rows } = await plain(view)
      const start = (view.page - 1) * view.per_page
      expect(data.map(({ id }) => id)).toEqual(rows.slice(start, start + view.per_page).map(({ id }) => id))
      const isCounted = meta.total === rows.length && !meta.total_is_capped
      const isMore = meta.total < rows.length && meta.total_is_capped
      expect(isCounted || isMore, `${meta.total} of ${rows.length}`).toBe(true)
      // There is always a next page when there is more.
      if (isMore) expect(meta.last_page).toBeGreaterThan(view.page)
    })
  },
)
