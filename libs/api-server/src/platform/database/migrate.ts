import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration, MigrationResultSet } from 'kysely/migration'
import type { WholeDatabase } from './database.ts'
import { MissingRightError, SchemaTooNewError } from './schema-errors.ts'
import * as teams from './migrations/0001-teams.ts'
import * as commerce from './migrations/0002-commerce.ts'
import * as favorites from './migrations/0003-favorites.ts'
import * as authentication from './migrations/0004-authentication.ts'
import * as mail from './migrations/0005-mail.ts'
import * as socialSignIn from './migrations/0006-social-sign-in.ts'
import * as catalogueLists from './migrations/0007-catalogue-lists.ts'
import * as storeUpdates from './migrations/0008-store-updates.ts'
import * as listFilters from './migrations/0009-list-filters.ts'
import * as socialAccounts from './migrations/0010-social-accounts.ts'
import * as storeNotices from './migrations/0011-store-notices.ts'
import * as accountEndings from './migrations/0012-account-endings.ts'
import * as customerDays from './migrations/0013-customer-days.ts'
import * as searchesCountLess from './migrations/0014-searches-count-less.ts'
import * as postLists from './migrations/0015-post-lists.ts'
import * as postSales from './migrations/0016-post-sales.ts'
import * as analytics from './migrations/0017-analytics.ts'
import * as members from './migrations/0018-members.ts'
import * as profiles from './migrations/0019-profiles.ts'
import * as teamSettings from './migrations/0020-teams.ts'
import * as audit from './migrations/0021-audit.ts'
import * as exports from './migrations/0022-exports.ts'
import * as teamDays from './migrations/0023-team-days.ts'
import * as ratedDays from './migrations/0024-rated-days.ts'
import * as datedSales from './migrations/0025-dated-sales.ts'
import * as signInMethods from './migrations/0026-sign-in-methods.ts'
import * as knownDevices from './migrations/0028-known-devices.ts'
import * as exportLinks from './migrations/0029-export-links.ts'
import * as tries from './migrations/0030-tries.ts'
import * as writeKeys from './migrations/0032-write-keys.ts'
import * as demoMark from './migrations/0035-demo-mark.ts'
import * as productPictures from './migrations/0038-product-pictures.ts'
import * as reposts from './migrations/0039-reposts.ts'
import * as webhookTries from './migrations/0060-webhook-tries.ts'
import * as soldFigures from './migrations/0070-sold-figures.ts'
import * as postLifts from './migrations/0071-post-lifts.ts'
import * as salesOfAStore from './migrations/0075-sales-of-a-store.ts'
import * as decimalQuantities from './migrations/0076-decimal-quantities.ts'
import * as unreadRows from './migrations/0080-unread-rows.ts'
import * as orderCodes from './migrations/0085-order-codes.ts'
import * as orderDetails from './migrations/0086-order-details.ts'
import * as moneyOfOrders from './migrations/0087-money-of-orders.ts'
import * as exactNumberFirst from './migrations/0088-exact-number-first.ts'
import * as stockStates from './migrations/0089-stock-states.ts'
import * as rankedLifts from './migrations/0090-ranked-lifts.ts'
import * as postCodes from './migrations/0091-post-codes.ts'
import * as knownSince from './migrations/0095-known-since.ts'
import * as ratesOfDaySeven from './migrations/0096-rates-of-day-seven.ts'
import * as onePersonForAnAddress from './migrations/0100-one-person-for-an-address.ts'
import * as privacyRequests from './migrations/0101-privacy-requests.ts'
import * as buyersAndChannels from './migrations/0102-buyers-and-channels.ts'
import * as salesOfCustomers from './migrations/0103-sales-of-customers.ts'
import * as figureChanges from './migrations/0105-figure-changes.ts'
import * as ordersWithoutDetails from './migrations/0106-orders-without-details.ts'
import * as daysOfPaymentsAndRefunds from './migrations/0110-days-of-payments-and-refunds.ts'
import * as costs from './migrations/0113-costs.ts'
import * as costsOfPosts from './migrations/0114-costs-of-posts.ts'
import * as editedOrders from './migrations/0116-edited-orders.ts'
import * as shortLinks from './migrations/0119-short-links.ts'
import * as exactSearch from './migrations/0126-exact-search.ts'
import * as codeKeys from './migrations/0127-code-keys.ts'
import * as partsOfRefunds from './migrations/0128-parts-of-refunds.ts'
import * as sourcesOfOrders from './migrations/0129-sources-of-orders.ts'
import * as firstOrders from './migrations/0130-first-orders.ts'
import * as recountsOfMonths from './migrations/0131-recounts-of-months.ts'
import * as languages from './migrations/0132-languages.ts'
import * as searchOfNotes from './migrations/0133-search-of-notes.ts'
import * as notifications from './migrations/0134-notifications.ts'
import * as listOfNotes from './migrations/0136-list-of-notes.ts'
import * as storeDeletions from './migrations/0138-store-deletions.ts'
import * as lastActivity from './migrations/0139-last-activity.ts'
import * as deletedStoresStayArchived from './migrations/0140-deleted-stores-stay-archived.ts'
import * as teamDefaultsAndReachRates from './migrations/0141-team-defaults-and-reach-rates.ts'
import * as formerWebhookAddresses from './migrations/0142-former-webhook-addresses.ts'
import * as sortsOfFigures from './migrations/0143-sorts-of-figures.ts'
import * as sortsOfCosts from './migrations/0144-sorts-of-costs.ts'
import * as costBefore from './migrations/0145-cost-before.ts'
import * as removedTotals from './migrations/0146-removed-totals.ts'
import * as numbersOfLines from './migrations/0147-numbers-of-lines.ts'
import * as rareStatesOfProducts from './migrations/0148-rare-states-of-products.ts'
import * as syncsKnowUntil from './migrations/0149-syncs-know-until.ts'
import * as caseOfAllLetters from './migrations/0150-case-of-all-letters.ts'

/** In the order they run; they only go forward. */
const migrations: Record<string, Migration> = {
  '0001-teams': teams,
  '0002-commerce': commerce,
  '0003-favorites': favorites,
  '0004-authentication': authentication,
  '0005-mail': mail,
  '0006-social-sign-in': socialSignIn,
  '0007-catalogue-lists': catalogueLists,
  '0008-store-updates': storeUpdates,
  '0009-list-filters': listFilters,
  '0010-social-accounts': socialAccounts,
  '0011-store-notices': storeNotices,
  '0012-account-endings': accountEndings,
  '0013-customer-days': customerDays,
  '0014-searches-count-less': searchesCountLess,
  '0015-post-lists': postLists,
  '0016-post-sales': postSales,
  '0017-analytics': analytics,
  '0018-members': members,
  '0019-profiles': profiles,
  '0020-teams': teamSettings,
  '0021-audit': audit,
  '0022-exports': exports,
  '0023-team-days': teamDays,
  '0024-rated-days': ratedDays,
  '0025-dated-sales': datedSales,
  '0026-sign-in-methods': signInMethods,
  '0028-known-devices': knownDevices,
  '0029-export-links': exportLinks,
  '0030-tries': tries,
  '0032-write-keys': writeKeys,
  '0035-demo-mark': demoMark,
  '0038-product-pictures': productPictures,
  '0039-reposts': reposts,
  '0060-webhook-tries': webhookTries,
  '0070-sold-figures': soldFigures,
  '0071-post-lifts': postLifts,
  '0075-sales-of-a-store': salesOfAStore,
  '0076-decimal-quantities': decimalQuantities,
  '0080-unread-rows': unreadRows,
  '0085-order-codes': orderCodes,
  '0086-order-details': orderDetails,
  '0087-money-of-orders': moneyOfOrders,
  '0088-exact-number-first': exactNumberFirst,
  '0089-stock-states': stockStates,
  '0090-ranked-lifts': rankedLifts,
  '0091-post-codes': postCodes,
  '0095-known-since': knownSince,
  '0096-rates-of-day-seven': ratesOfDaySeven,
  '0100-one-person-for-an-address': onePersonForAnAddress,
  '0101-privacy-requests': privacyRequests,
  '0102-buyers-and-channels': buyersAndChannels,
  '0103-sales-of-customers': salesOfCustomers,
  '0105-figure-changes': figureChanges,
  '0106-orders-without-details': ordersWithoutDetails,
  '0110-days-of-payments-and-refunds': daysOfPaymentsAndRefunds,
  '0113-costs': costs,
  '0114-costs-of-posts': costsOfPosts,
  '0116-edited-orders': editedOrders,
  '0119-short-links': shortLinks,
  '0126-exact-search': exactSearch,
  '0127-code-keys': codeKeys,
  '0128-parts-of-refunds': partsOfRefunds,
  '0129-sources-of-orders': sourcesOfOrders,
  '0130-first-orders': firstOrders,
  '0131-recounts-of-months': recountsOfMonths,
  '0132-languages': languages,
  '0133-search-of-notes': searchOfNotes,
  '0134-notifications': notifications,
  '0136-list-of-notes': listOfNotes,
  '0138-store-deletions': storeDeletions,
  '0139-last-activity': lastActivity,
  '0140-deleted-stores-stay-archived': deletedStoresStayArchived,
  '0141-team-defaults-and-reach-rates': teamDefaultsAndReachRates,
  '0142-former-webhook-addresses': formerWebhookAddresses,
  '0143-sorts-of-figures': sortsOfFigures,
  '0144-sorts-of-costs': sortsOfCosts,
  '0145-cost-before': costBefore,
  '0146-removed-totals': removedTotals,
  '0147-numbers-of-lines': numbersOfLines,
  '0148-rare-states-of-products': rareStatesOfProducts,
  '0149-syncs-know-until': syncsKnowUntil,
  '0150-case-of-all-letters': caseOfAllLetters,
}

/**
 * Migrations that the version before can't run beside, and why; the changelog says so. All others only add to
 * the schema, so processes can be upgraded one after the other.
 */
export const needAStop: Readonly<Record<string, string>> = {}

const migrator = (db: WholeDatabase) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** In the order they run. */
export const knownMigrations: readonly string[] = Object.keys(migrations)

/** The migrations that have run, in order; empty for an empty database. */
export async function executedMigrations(db: WholeDatabase): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (found[0]?.there !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Creates the schema of an older version in an empty database; a newer schema cannot be changed back.
 * @throws MissingRightError
 */
export async function migrateTo(db: WholeDatabase, name: string): Promise<void> {
  await underLock(db, (transaction) => migrator(transaction).migrateTo(name))
}

/** Checked first, because Kysely continues in the failed transaction and so hides the reason. */
async function requireSchemaRight(db: WholeDatabase) {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db)
  if (rows[0]?.may !== true) throw new MissingRightError('permission denied for schema public')
}

/**
 * Brings the schema up to date, under a lock because several processes may start together.
 * @throws SchemaTooNewError, MissingRightError
 */
export async function migrate(db: WholeDatabase): Promise<void> {
  // Even without new migrations Kysely reads the whole catalogue, which takes a third of a second at each
  // start in a page.
  const executed = await executedMigrations(db)
  if (executed.join() === knownMigrations.join()) return
  const unknown = executed.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0) throw new SchemaTooNewError(unknown.at(-1) ?? '')
  await underLock(db, (transaction) => migrator(transaction).migrateToLatest())
}

/** Kysely's own lock number, so that processes of older versions wait too. */
const migrationLock = '3853314791062309107'

/** The lock ends with the transaction; a session's lock would stay on a connection of the pooler. */
async function underLock(
  db: WholeDatabase,
  run: (transaction: WholeDatabase) => Promise<MigrationResultSet>,
) {
  await requireSchemaRight(db)
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(transaction)
    const { error } = await run(transaction)
    if (error) throw error
  })
}

/** Whether the schema matches this code. */
export async function isMigrated(db: WholeDatabase): Promise<boolean> {
  const executed = await executedMigrations(db)
  return knownMigrations.every((name) => executed.includes(name))
}
