import { orKept } from '@tandem/api-client'
import type { AccountService, deleteAccountCollection, EndpointData } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { addToCollectionsMutation, createCollectionMutation } from './queries.ts'

/** How many accounts one call adds. */
const atOnce = 100

/** Makes a deleted collection again, with the accounts that were in it. */
export function useUndoDeletion(service: AccountService) {
  const create = useMutation(createCollectionMutation)
  const add = useMutation(addToCollectionsMutation)
  return async ({ name, account_ids }: EndpointData<typeof deleteAccountCollection>) => {
    try {
      const made = await orKept(create.mutateAsync({ service, name }))
      // Offline, the collection comes back without its accounts, because its new id isn't known yet.
      if (made === null) return
      for (let at = 0; at < account_ids.length; at += atOnce) {
        const ids = account_ids.slice(at, at + atOnce)
        await orKept(add.mutateAsync({ service, ids, collection_ids: [made.id] }))
      }
    } catch (error) {
      toast.error(describeFailure(error))
    }
  }
}
