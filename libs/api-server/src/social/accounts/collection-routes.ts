import {
  addToAccountCollections,
  createAccountCollection,
  deleteAccountCollection,
  listAccountCollections,
  renameAccountCollection,
  syncAccountCollections,
} from '@tandem/api-contract'
import type { SocialAccount } from '@tandem/api-contract'
import type { AuditEntry } from '../../identity/audit/audit.ts'
import { changesOf } from '../../identity/audit/changes-of.ts'
import { implement } from '../../identity/implement.ts'
import { auditSubjectOf } from './audit-subject-of.ts'
import {
  addMembers,
  dropOtherMembers,
  findCollection,
  findCollections,
  insertCollection,
  renameCollection,
  requireCollections,
} from './collections.ts'
import { findAccount, findAccounts, lockAccounts, requireAccounts } from './queries.ts'

/** Collections of accounts. */
export const accountCollectionRoutes = [
  implement(listAccountCollections, async ({ params, team }) => ({
    data: await team((db) => findCollections(db, params)),
  })),

  implement(createAccountCollection, async ({ params, body, session, team, audit, dependencies }) => {
    const now = dependencies.now()
    return {
      data: await team(async (db) => {
        const id = await insertCollection(db, params, body.name, now)
        await audit(db, {
          action: 'account_collection.created',
          subject: 'account_collection',
          subject_id: id,
          subject_name: body.name,
        })
        const wanted = [...new Set(body.account_ids)]
        await lockAccounts(db, wanted)
        const accounts = await findAccounts(db, params, { user_id: session.user_id, now }, wanted)
        const ids = accounts.map((account) => account.id)
        await addMembers(db, ids, [id])
        await audit(db, ...added(accounts, ids, [body.name]))
        return findCollection(db, params, id)
      }),
    }
  }),

  implement(renameAccountCollection, async ({ params, body, team, audit }) => ({
    data: await team(async (db) => {
      const { name } = await renameCollection(db, params, params.id, body.name)
      await audit(db, {
        action: 'account_collection.renamed',
        subject: 'account_collection',
        subject_id: params.id,
        subject_name: body.name,
        details: changesOf({ name }, { name: body.name }),
      })
      return findCollection(db, params, params.id)
    }),
  })),

  implement(deleteAccountCollection, async ({ params, team, audit }) => ({
    data: await team(async (db) => {
      const collection = await findCollection(db, params, params.id)
      const members = await db
        .selectFrom('account_collection_members')
        .select('account_id')
        .where('collection_id', '=', params.id)
        .orderBy('account_id')
        .execute()
      await db.deleteFrom('account_collections').where('id', '=', params.id).execute()
      await audit(db, {
        action: 'account_collection.deleted',
        subject: 'account_collection',
        subject_id: params.id,
        subject_name: collection.name,
      })
      return { ...collection, account_ids: members.map(({ account_id }) => account_id) }
    }),
  })),

  implement(syncAccountCollections, async ({ params, body, session, team, audit, dependencies }) => {
    const reader = { user_id: session.user_id, now: dependencies.now() }
    const collection_ids = [...new Set(body.collection_ids)]
    return {
      data: await team(async (db) => {
        const account = await findAccount(db, params, reader, params.id)
        const collections = await requireCollections(db, params, collection_ids)
        await dropOtherMembers(db, params.id, collection_ids)
        await addMembers(db, [params.id], collection_ids)
        await audit(db, {
          action: 'account.collections_set',
          ...auditSubjectOf([account], params.id),
          details: changesOf(
            { collections: namesOf(account.collections) },
            { collections: namesOf(collections) },
          ),
        })
        return findAccount(db, params, reader, params.id)
      }),
    }
  }),

  implement(addToAccountCollections, async ({ params, body, session, team, audit, dependencies }) => {
    const reader = { user_id: session.user_id, now: dependencies.now() }
    const ids = [...new Set(body.ids)]
    const collection_ids = [...new Set(body.collection_ids)]
    return {
      data: await team(async (db) => {
        const accounts = await requireAccounts(db, params, reader, ids)
        const collections = await requireCollections(db, params, collection_ids)
        await addMembers(db, ids, collection_ids)
        await audit(db, ...added(accounts, ids, namesOf(collections)))
        return requireAccounts(db, params, reader, ids)
      }),
    }
  }),
]

/** An entry for each account that was added to collections. */
const added = (accounts: readonly SocialAccount[], ids: readonly number[], collections: string[]) =>
  ids.map((id): AuditEntry => {
    const subject = auditSubjectOf(accounts, id)
    return { action: 'account.collections_added', ...subject, details: { collections } }
  })

const namesOf = (collections: { name: string }[]) => collections.map(({ name }) => name).toSorted()
