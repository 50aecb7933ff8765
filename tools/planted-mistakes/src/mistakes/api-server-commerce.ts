import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in the commerce wing of api-server. */
export const commerceMistakes: readonly Mistake[] = [
  {
    name: 'archived stores are listed as connected after they are restored',
    file: 'libs/api-server/src/commerce/stores/queries.ts',
    from: ".where('archived_at', archived_at === null ? 'is not' : 'is', null)",
    to: ".where('archived_at', 'is', null)",
  },
  {
    name: 'one store more than allowed can be connected',
    file: 'libs/api-server/src/commerce/stores/routes.ts',
    from: 'if ((await countStores(db)) < maxStores) return',
    to: 'if ((await countStores(db)) <= maxStores) return',
  },
  {
    name: 'a store with refused keys is read again and again',
    file: 'libs/api-server/src/commerce/sync/schedule.ts',
    from: 'if (needs_reconnect) return null',
    to: 'if (needs_reconnect && failures > 1000) return null',
  },
  {
    name: "a NUL character in a store's text stops the whole sync",
    file: 'libs/api-server/src/commerce/sync/storable-json.ts',
    from: "value.toWellFormed().replaceAll('\\u0000', '\\uFFFD')",
    to: 'value.toWellFormed()',
  },
  {
    name: 'two spellings of an email address are two customers',
    file: 'libs/api-server/src/commerce/sync/people.ts',
    from: "email?.replaceAll(/\\s+/g, '').toLowerCase() || null",
    to: "email?.replaceAll(/\\s+/g, '') || null",
  },
  {
    name: 'a sync goes on in the old currency after it was changed',
    file: 'libs/api-server/src/commerce/sync/sync-state.ts',
    from: 'if (store.default_currency !== run.currency) throw new CurrencyChanged()',
    to: "if (store.default_currency === '') throw new CurrencyChanged()",
  },
  {
    name: 'a changed row is taken for unchanged',
    file: 'libs/api-server/src/commerce/sync/changed-rows.ts',
    from: 'kept.get(row.provider_id) !== row.fingerprint)',
    to: '!kept.has(row.provider_id))',
  },
  {
    name: 'a webhook of an archived store is followed',
    file: 'libs/api-server/src/commerce/webhooks/routes.ts',
    from: 'else if (store.archived_at === null && !store.is_former) await follow(dependencies, store, reading)',
    to: 'else if (!store.is_former) await follow(dependencies, store, reading)',
  },
  {
    name: 'a deletion is forgotten where many events wait',
    file: 'libs/api-server/src/commerce/webhooks/event-queries.ts',
    from: 'event.is_deletion || event.merged_from !== undefined || !(await hasTooManyEvents(db, storeId))',
    to: 'event.merged_from !== undefined || !(await hasTooManyEvents(db, storeId))',
  },
  {
    name: 'a first sync forgets the operations that it began with its first page',
    file: 'libs/api-server/src/commerce/sync/sync-store.ts',
    from: '{ ...run.place, kind, cursor: page.next }',
    to: '{ kind, cursor: page.next }',
  },
]
